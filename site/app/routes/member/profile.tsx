import { MemberHead } from "@gk/ui/member-layout";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { preload } from "../../data/read.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { useTranslations } from "../../words/words.ts";
import { Copy } from "./profile/Copy.tsx";
import { Deletion } from "./profile/Deletion.tsx";
import { Email } from "./profile/Email.tsx";
import { Identity } from "./profile/Identity.tsx";
import { Name } from "./profile/Name.tsx";
import { Password } from "./profile/Password.tsx";
import { Picture } from "./profile/Picture.tsx";
import { deletion, firstPassword, identityDetail, nameDetail, password, picture } from "./profile/submissions.ts";

const profile = query("getProfile");

export const loader = page("profile", (visit) => preload(visit, { profile }));

export const action = submissionAction([nameDetail, identityDetail, password, firstPassword, picture, deletion]);

/** The member's own facts, each with its form in place; the data to take away, and the account to delete. @source spec §2 and §5 */
export default function Profile() {
  const t = useTranslations();
  const { data: user } = useAnswer(profile);
  return (
    <>
      <MemberHead {...t.group("member.profile", ["title", "lead"])} />
      <SettingsSheet title={t("member.profile.basics.title")}>
        <Picture />
        <Name user={user} />
        <Identity user={user} />
      </SettingsSheet>
      <SettingsSheet title={t("member.profile.signin.title")}>
        <Email user={user} />
        <Password user={user} />
      </SettingsSheet>
      <SettingsSheet title={t("member.profile.data.title")}>
        <Copy />
        <Deletion user={user} />
      </SettingsSheet>
    </>
  );
}
