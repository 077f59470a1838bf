import { formatDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { Row } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import { Text } from "@gk/ui/text";
import type { User } from "@gk/web";
import { paths } from "../../../paths.ts";
import { linkTo } from "../../../words/link-to.tsx";
import { useTranslations } from "../../../words/words.ts";

/** The address of the account, and whether it is verified; where not, the way to another mail. */
export function Email({ user }: { user: User }) {
  const t = useTranslations();
  const isVerified = user.is_activated === 1;
  return (
    <SettingsSheet
      title={t("member.profile.email.label")}
      {...(isVerified
        ? {}
        : {
            action: (
              <ButtonLink size="sm" href={paths.emailVerification}>
                {t("member.index.attention.verify.cta")}
              </ButtonLink>
            ),
          })}
    >
      <Row>
        <strong>{user.email}</strong>
        <Tag tone={isVerified ? "success" : "waiting"}>
          {t(isVerified ? "member.profile.email.verified" : "member.profile.email.unverified")}
        </Tag>
      </Row>
      <Text size="sm">{t.rich("member.profile.email.hint", { contact: linkTo(paths.contact) })}</Text>
      <Text size="sm">
        {t("member.profile.memberSince", { date: formatDate(new Date(user.created_at), t.locale) })}
      </Text>
    </SettingsSheet>
  );
}
