import { formatDate } from "@gk/domain";
import { SettingsFact } from "@gk/ui/settings-sheet";
import { Row } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import type { User } from "@gk/web";
import { paths } from "../../../paths.ts";
import { linkTo } from "../../../words/link-to.tsx";
import { useTranslations } from "../../../words/words.ts";

/** The address of the account, and whether it is verified; where not, the way to another mail, or to correct it. */
export function Email({ user }: { user: User }) {
  const t = useTranslations();
  const isVerified = user.is_activated === 1;
  return (
    <SettingsFact
      term={t("member.profile.email.label")}
      detail={
        <Row>
          {user.email}
          <Tag tone={isVerified ? "success" : "waiting"}>
            {t(isVerified ? "member.profile.email.verified" : "member.profile.email.unverified")}
          </Tag>
        </Row>
      }
      hint={
        <>
          {isVerified && <p>{t.rich("member.profile.email.hint", { contact: linkTo(paths.contact) })}</p>}
          <p>{t("member.profile.memberSince", { date: formatDate(new Date(user.created_at), t.locale) })}</p>
        </>
      }
      edit={isVerified ? undefined : { label: t("member.index.attention.verify.cta"), href: paths.emailVerification }}
    />
  );
}
