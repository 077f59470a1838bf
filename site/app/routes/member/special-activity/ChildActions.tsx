import { calledName, formatDateRange } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import { useOverlays } from "@gk/ui/overlay";
import type { ActivitySummary, Child } from "@gk/web";
import type { Sending } from "../../../forms/useSubmission.ts";
import { paths } from "../../../paths.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Standing } from "./activities.ts";
import { type SignUpDeed, type signUp, signUpFields } from "./submission.ts";

type ChildActionsProps = {
  child: Child;
  activity: ActivitySummary;
  standing: Standing;
  sending: Sending<typeof signUp>;
};

/** What can be done about a child and an activity, after a question; also before scripts, then without it. */
export function ChildActions({ child, activity, standing, sending }: ChildActionsProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const { id } = child;
  const name = calledName(child);
  if (standing === "premiumOnly") {
    return (
      <ButtonLink variant="reward" size="sm" href={paths.premium(id)} aria-label={t("activity.upgradeNamed", { name })}>
        {t("activity.upgrade")}
      </ButtonLink>
    );
  }
  if (standing === "shut" || (standing === "joined" && activity.status === "ended")) return null;
  const joins = standing === "open";
  const date = formatDateRange(activity.starts_on, activity.ends_on, t.locale);
  const ask = () =>
    confirm({
      back: t("common.back"),
      ...(joins
        ? {
            tone: "reward",
            ...t.group("activity.signUp.question", ["title", "body"], { name, title: activity.title, date }),
            confirm: t("activity.signUp"),
          }
        : {
            tone: "danger",
            ...t.group("activity.cancel.question", ["title", "body"], { name }),
            confirm: t("activity.cancel"),
          }),
    });
  const deed: SignUpDeed = joins ? "join" : "leave";
  return (
    <form {...sending.plainForm(ask)}>
      <input type="hidden" name={signUpFields.child} value={id} />
      <Button
        type="submit"
        size="sm"
        variant={joins ? "primary" : "quiet"}
        name={signUpFields.deed}
        value={deed}
        disabled={sending.busy}
        aria-label={t(joins ? "activity.signUpNamed" : "activity.cancelNamed", { name })}
      >
        {t(joins ? "activity.signUp" : "activity.cancel")}
      </Button>
    </form>
  );
}
