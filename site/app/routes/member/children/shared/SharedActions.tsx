import { calledName } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import { useOverlays } from "@gk/ui/overlay";
import type { SharedChild } from "@gk/web";
import { SubmissionName } from "../../../../forms/SubmissionName.tsx";
import type { Sending } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import { acceptance, leaving as leavingOf, sharedFields } from "./submissions.ts";

type SharedActionsProps = {
  of: SharedChild;
  accepting: Sending<typeof acceptance>;
  leaving: Sending<typeof leavingOf>;
};

/** What can be done about a child that is shared: accept or decline; look or leave. All of it also before scripts. */
export function SharedActions({
  of: { id, status, shared_by: parent, child },
  accepting,
  leaving,
}: SharedActionsProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const name = calledName(child);
  const isInvited = status === "invited";
  const isBusy = accepting.busy || leaving.busy;
  const deed = isInvited ? "decline" : "leave";
  const ask = () =>
    confirm({
      tone: "danger",
      ...t.group("children.shared.leave", ["title", "body"], { name, parent }),
      confirm: t("children.shared.leave"),
      back: t("common.back"),
    });
  const which = (
    <>
      <input type="hidden" name={sharedFields.id} value={id} />
      <input type="hidden" name={sharedFields.who} value={name} />
    </>
  );
  return (
    <>
      {isInvited ? (
        <form {...accepting.plainForm()}>
          <SubmissionName of={acceptance} />
          {which}
          <Button type="submit" size="sm" disabled={isBusy} aria-label={t("children.shared.acceptNamed", { name })}>
            {t("children.shared.accept")}
          </Button>
        </form>
      ) : (
        <ButtonLink size="sm" href={paths.child(child.id)} aria-label={t("children.card.viewNamed", { name })}>
          {t("children.card.view")}
        </ButtonLink>
      )}
      <form {...leaving.plainForm(isInvited ? undefined : ask)}>
        <SubmissionName of={leavingOf} />
        {which}
        {isInvited && <input type="hidden" name={sharedFields.isInvited} value="1" />}
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t(`children.shared.${deed}Named`, { name })}
        >
          {t(`children.shared.${deed}`)}
        </Button>
      </form>
    </>
  );
}
