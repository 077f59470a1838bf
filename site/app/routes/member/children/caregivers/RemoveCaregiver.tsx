import { calledName } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import { useOverlays } from "@gk/ui/overlay";
import type { CaregiverUser, Child } from "@gk/web";
import { SubmissionName } from "../../../../forms/SubmissionName.tsx";
import type { Sending } from "../../../../forms/useSubmission.ts";
import { useTranslations } from "../../../../words/words.ts";
import { caregiverField, removal } from "./submissions.ts";

type RemoveCaregiverProps = { caregiver: CaregiverUser; child: Child; sending: Sending<typeof removal> };

/** Removes a caregiver, after a question; also before scripts, then without it. */
export function RemoveCaregiver({ caregiver, child, sending }: RemoveCaregiverProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const name = caregiver.name ?? caregiver.email;
  const ask = () =>
    confirm({
      tone: "danger",
      ...t.group("caregiver.remove", ["title", "body"], { name, child: calledName(child) }),
      confirm: t("caregiver.remove", { name }),
      back: t("common.back"),
    });
  return (
    <form {...sending.plainForm(ask)}>
      <SubmissionName of={removal} />
      <input type="hidden" name={caregiverField} value={caregiver.id} />
      <input type="hidden" name="who" value={name} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        disabled={sending.busy}
        aria-label={t("caregiver.remove", { name })}
      >
        <Icon of={icons.trash2} />
      </Button>
    </form>
  );
}
