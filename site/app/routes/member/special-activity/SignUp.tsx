import { calledName } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CaregiverList } from "@gk/ui/caregiver-panel";
import { Notice } from "@gk/ui/notice";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { Text } from "@gk/ui/text";
import type { ActivitySummary } from "@gk/web";
import { useAnswer } from "../../../data/answers.ts";
import { Outcome } from "../../../forms/Outcome.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { paths } from "../../../paths.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { named } from "../../../words/named.tsx";
import { type Translator, useTranslations } from "../../../words/words.ts";
import { childrenQuery } from "../children/child.ts";
import { portraitOf } from "../children/covers.ts";
import { type Standing, standingOf } from "./activities.ts";
import { ChildActions } from "./ChildActions.tsx";
import { signUp } from "./submission.ts";

/** What is said of a child below its name. */
function standingNote(t: Translator, standing: Standing): string {
  if (standing === "premiumOnly") return t("activity.join.premiumOnly");
  return standing === "shut" ? t("activity.signUp.none") : "";
}

/** Who of the family takes part: each child with what it can do, and what has come of it. @source decisions 26 and 121 */
export function SignUp({ to: activity }: { to: ActivitySummary }) {
  const t = useTranslations();
  const { today } = useVisitor();
  const { data: children } = useAnswer(childrenQuery);
  const sending = useSubmission(signUp, { activityId: activity.id }, { postTo: paths.activity(activity.id) });
  const { trouble } = sending;
  const { ok, say } = sending.outcome;
  const meant = children.find(({ id }) => id === say?.child);
  const name = meant ? calledName(meant) : "";
  const done = say?.deed === "leave" ? "activity.cancel.done" : "activity.signUp.done";
  /** Whoever is refused by what has come about meanwhile hears it once. */
  const isSaid = trouble?.code === `activity.${activity.status}`;
  return (
    <SettingsSheet
      title={t("activity.signUp.title")}
      lead={activity.status === "open" ? t("activity.signUp.lead") : undefined}
    >
      {activity.status === "upcoming" && <Notice>{t("activity.signUp.upcoming")}</Notice>}
      {activity.status !== "open" && activity.status !== "upcoming" && !isSaid && (
        <Notice>{t(`activity.join.${activity.status}`)}</Notice>
      )}
      <CaregiverList
        people={children.map((child) => {
          const standing = standingOf(activity, child, today);
          return {
            id: String(child.id),
            name: named(calledName(child), t.locale),
            email: standingNote(t, standing),
            picture: portraitOf(child),
            ...(standing === "joined" && { status: t("activity.signUp.joined"), active: true }),
            actions: <ChildActions child={child} activity={activity} standing={standing} sending={sending} />,
          };
        })}
      />
      {children.length === 0 && (
        <>
          <Text>{t("activity.needsChild")}</Text>
          <div>
            <ButtonLink href={paths.createChild}>{t("children.add")}</ButtonLink>
          </div>
        </>
      )}
      <Outcome
        busy={sending.busy}
        news={ok && named(t(done, { name, title: activity.title }), t.locale)}
        trouble={trouble && sending.form.wordIssue({ ...trouble, params: { ...trouble.params, name } })}
      />
    </SettingsSheet>
  );
}
