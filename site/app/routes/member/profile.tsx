import { MemberHead } from "@gk/ui/member-layout";
import { useAnswer } from "../../data/answers.ts";
import { keepForm } from "../../data/keep-form.ts";
import { gather, visitOf, worded } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/profile";
import { changeProfile } from "./profile/change.server.ts";
import { Details } from "./profile/Details.tsx";
import { Email } from "./profile/Email.tsx";
import { Password } from "./profile/Password.tsx";
import { Picture } from "./profile/Picture.tsx";

export { clientLoader, meta } from "../../data/page.ts";

const profile = query("getProfile");

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { fallback } = await gather(visit, { profile });
  return { fallback, head: worded(visit, args.request, "profile") };
}

export const action = changeProfile;

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** The member's own picture, name, identity, address and password. @source spec §2 and §5 */
export default function Profile() {
  const t = useTranslations();
  const { data: user } = useAnswer(profile);
  return (
    <>
      <MemberHead title={t("member.profile.title")} lead={t("member.profile.lead")} />
      <Picture />
      <Details user={user} />
      <Email user={user} />
      <Password user={user} />
    </>
  );
}
