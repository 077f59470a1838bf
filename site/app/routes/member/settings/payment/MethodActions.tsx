import { Button } from "@gk/ui/button";
import { Icon } from "@gk/ui/icon";
import { useOverlays } from "@gk/ui/overlay";
import type { PaymentMethod } from "@gk/web";
import { methodName } from "../../../../payment/method.ts";
import { useTranslations } from "../../../../words/words.ts";
import { icons } from "@gk/ui";
import type { MethodDeed, MethodSending } from "./submissions.ts";

type MethodActionsProps = { method: PaymentMethod; sending: MethodSending };

/** Makes a kept way to pay the default, or deletes it; both also before scripts. */
export function MethodActions({ method, sending }: MethodActionsProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const name = methodName(t, method);
  const busy = sending.busy ? t("common.saving") : undefined;
  const ask = () =>
    confirm({
      kind: "delete",
      title: t("paymentMethods.delete.title"),
      body: t("paymentMethods.delete.body", { method: name }),
      confirm: t("common.delete"),
      back: t("common.back"),
    });

  return (
    <>
      {!method.is_default && (
        <form {...sending.plainForm()}>
          <Asked deed="default" id={method.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            loading={busy}
            aria-label={t("common.labelValue", { label: t("paymentMethods.setDefault"), value: name })}
          >
            {t("paymentMethods.setDefault")}
          </Button>
        </form>
      )}
      <form {...sending.plainForm(ask)}>
        <Asked deed="delete" id={method.id} />
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          disabled={busy !== undefined}
          aria-label={t("paymentMethods.delete", { method: name })}
        >
          <Icon of={icons.trash2} />
        </Button>
      </form>
    </>
  );
}

function Asked({ deed, id }: { deed: MethodDeed; id: number }) {
  return (
    <>
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="payment_id" value={id} />
    </>
  );
}
