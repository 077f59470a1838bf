import { ButtonLink } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import { SettingsRow, SettingsSheet } from "@gk/ui/settings-sheet";
import { Row } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { Toggle } from "@gk/ui/toggle";
import { useAnswer } from "../../../data/answers.ts";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { Outcome } from "../../../forms/Outcome.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { paths } from "../../../paths.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { useTranslations } from "../../../words/words.ts";
import { mailChoicesQuery } from "./queries.ts";
import { mailChoices, newsField } from "./submissions.ts";

/** Which mails come: the news by choice, once the address is verified, and what concerns account and money always. */
export function MailSettings() {
  const t = useTranslations();
  const { member } = useVisitor();
  return (
    <SettingsSheet title={t("member.settings.mails.title")}>
      <SettingsRow>{member?.isVerified ? <News /> : <Unverified />}</SettingsRow>
      <SettingsRow>
        <Row justify="between">
          <span>{t("member.settings.mails.service")}</span>
          <Row gap="1">
            <Text size="sm" tone="muted">
              <Icon of={icons.lock} />
            </Text>
            <Text size="sm" tone="muted">
              {t("member.settings.mails.on")}
            </Text>
          </Row>
        </Row>
      </SettingsRow>
    </SettingsSheet>
  );
}

function News() {
  const t = useTranslations();
  const { data: choices } = useAnswer(mailChoicesQuery);
  const { outcome, isLatest, trouble, plainForm, busy, form } = useSubmission(mailChoices, undefined);
  const { say } = outcome;
  return (
    <form {...plainForm()}>
      <SubmissionName of={mailChoices} />
      {!choices.news && <input type="hidden" name={newsField} value="on" />}
      <Toggle
        type="submit"
        label={t("member.settings.mails.news")}
        description={t("member.settings.mails.newsHint")}
        value={choices.news}
        busy={busy ? t("common.saving") : undefined}
      />
      <Outcome
        busy={busy}
        news={say && isLatest && t(say.news ? "member.settings.mails.turnedOn" : "member.settings.mails.turnedOff")}
        trouble={trouble && form.wordIssue(trouble)}
      />
    </form>
  );
}

function Unverified() {
  const t = useTranslations();
  return (
    <Row justify="between">
      <Text>{t("member.settings.mails.unverified")}</Text>
      <ButtonLink size="sm" href={paths.emailVerification}>
        {t("member.index.attention.verify.cta")}
      </ButtonLink>
    </Row>
  );
}
