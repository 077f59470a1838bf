import { MemberHead } from "@gk/ui/member-layout";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { preload } from "../../data/read.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { memberContext } from "../../session/member.server.ts";
import { useTranslations } from "../../words/words.ts";
import { Details } from "./profile/Details.tsx";
import { Email } from "./profile/Email.tsx";
import { Password } from "./profile/Password.tsx";
import { Picture } from "./profile/Picture.tsx";
import { details, password, picture } from "./profile/submissions.ts";

export { clientLoader, meta } from "../../data/page.ts";

const profile = query("getProfile");

export const loader = page("profile", (visit) => preload(visit, { profile }));

export const action = submissionAction([details, password, picture], ({ context }) => context.get(memberContext));

/** The member's own picture, name, identity, address and password. @source spec §2 and §5 */
export default function Profile() {
  const t = useTranslations();
  const { data: user } = useAnswer(profile);
  return (
    <>
      <MemberHead {...t.group("member.profile", ["title", "lead"])} />
      <Picture />
      <Details user={user} />
      <Email user={user} />
      <Password user={user} />
    </>
  );
}
