import { toId } from "@gk/domain";
import { type Stay, siteDataChanged, submission } from "../../../forms/submission.ts";

/** What can be done about a child and an activity. */
export type SignUpDeed = "join" | "leave";

/** The fields that say what is done, and for which child. */
export const signUpFields = { deed: "deed", child: "child_id" } as const;

/** What is asked, or has come of it. */
export type SignUpNews = { deed: SignUpDeed; child: number };

const deeds: readonly unknown[] = ["join", "leave"] satisfies SignUpDeed[];

/** What a form asks for; nothing where it is none of ours. */
function read(form: FormData): Partial<SignUpNews> {
  const deed = form.get(signUpFields.deed);
  const child = toId(form.get(signUpFields.child));
  return { ...(deeds.includes(deed) && { deed: deed as SignUpDeed }), ...(child !== undefined && { child }) };
}

const stay = (issue: { code: string }, say?: SignUpNews): Stay<SignUpNews> => ({
  ok: false,
  kind: "stay",
  trouble: { formIssue: { field: "", ...issue } },
  ...(say && { say }),
});

/** Enters a child for a special activity, or takes it out again (decision 26). */
export const signUp = submission({
  name: "sign-up",
  read,
  send: async (client, { deed, child }, { activityId: id }: { activityId: number }) => {
    if (deed === undefined) return siteDataChanged;
    if (child === undefined) return stay({ code: "activity.child.required" });
    const news = { deed, child };
    const params = { id };
    if (deed === "join") {
      const result = await client.joinActivity({ params, body: { child_id: child } });
      return result.ok ? { ok: true, body: news } : result;
    }
    const result = await client.leaveActivity({ params, query: { child_id: child } });
    if (result.ok) return { ok: true, body: news };
    // It has left already, in another tab.
    const isOut = result.kind === "refused" && result.body.message === "notFound";
    return isOut ? stay({ code: "activity.notJoined" }, news) : result;
  },
  after: (news: SignUpNews): { say: SignUpNews } => ({ say: news }),
  stays: (form): SignUpNews | undefined => {
    const { deed, child } = read(form);
    return deed && child !== undefined ? { deed, child } : undefined;
  },
  reads: ["getActivity", "listActivities", "listChildren", "getChild"],
  // Whoever is refused sees why: it has filled up, or the child has joined elsewhere.
  readsAlways: true,
});
