import { icons } from "@gk/ui";
import { Button } from "@gk/ui/button";
import { IconButton } from "@gk/ui/icon-button";
import { useOverlays } from "@gk/ui/overlay";
import type { PaymentMethod } from "@gk/web";
import { methodName } from "../../../../payment/method.ts";
import { useTranslations } from "../../../../words/words.ts";
import { DeedFields } from "./DeedFields.tsx";
import type { MethodSending } from "./submissions.ts";

type MethodActionsProps = { method: PaymentMethod; sending: MethodSending };

/** Makes a kept way to pay the default, or deletes it; both also before scripts. */
export function MethodActions({ method, sending }: MethodActionsProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const name = methodName(t, method);
  const busy = sending.busy ? t("common.saving") : undefined;
  const ask = () =>
    confirm({
      tone: "danger",
      ...t.group("paymentMethods.delete", ["title", "body"], { method: name }),
      confirm: t("common.delete"),
      back: t("common.back"),
    });

  return (
    <>
      {!method.is_default && (
        <form {...sending.plainForm()}>
          <DeedFields deed="default" id={method.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            busy={busy}
            aria-label={t("common.labelValue", { label: t("paymentMethods.setDefault"), value: name })}
          >
            {t("paymentMethods.setDefault")}
          </Button>
        </form>
      )}
      <form {...sending.plainForm(ask)}>
        <DeedFields deed="delete" id={method.id} />
        <IconButton
          type="submit"
          icon={icons.trash2}
          label={t("paymentMethods.delete", { method: name })}
          disabled={busy !== undefined}
        />
      </form>
    </>
  );
}
