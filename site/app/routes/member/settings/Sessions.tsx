import { formatDateTime } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { DefinitionList } from "@gk/ui/definition-list";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import type { Session } from "@gk/web";
import { useAnswer } from "../../../data/answers.ts";
import { Outcome } from "../../../forms/Outcome.tsx";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { type Translator, useTranslations } from "../../../words/words.ts";
import { sessionsQuery } from "./queries.ts";
import { otherSessions } from "./submissions.ts";

/** Where the member is signed in, and the way to end that elsewhere. */
export function Sessions() {
  const t = useTranslations();
  const { data: sessions } = useAnswer(sessionsQuery);
  const { outcome, isLatest, trouble, plainForm, busy, form } = useSubmission(otherSessions, undefined);
  return (
    <SettingsSheet {...t.group("member.settings.sessions", ["title", "lead"])}>
      <form {...plainForm()}>
        <SubmissionName of={otherSessions} />
        <Stack gap="4">
          <DefinitionList
            items={sessions.map((session) => ({
              id: session.signed_in_at + String(session.is_current),
              term: deviceName(t, session),
              detail: session.is_current ? (
                <Tag tone="success">{t("member.settings.sessions.here")}</Tag>
              ) : (
                t("member.settings.sessions.since", { date: formatDateTime(new Date(session.signed_in_at), t.locale) })
              ),
            }))}
          />
          {sessions.length > 1 && (
            <Row>
              <Button type="submit" size="sm" variant="secondary" busy={busy ? t("common.processing") : undefined}>
                {t("member.settings.sessions.endOthers")}
              </Button>
            </Row>
          )}
          <Outcome
            busy={busy}
            news={outcome.ok && isLatest && t("member.settings.sessions.ended")}
            trouble={trouble && form.wordIssue(trouble)}
          />
        </Stack>
      </form>
    </SettingsSheet>
  );
}

function deviceName(t: Translator, { browser, system }: Session): string {
  if (browser !== null && system !== null) return t("member.settings.sessions.device", { browser, system });
  return browser ?? system ?? t("member.settings.sessions.unknown");
}
