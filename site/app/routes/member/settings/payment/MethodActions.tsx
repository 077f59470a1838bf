import { Button } from "@gk/ui/button";
import { Icon } from "@gk/ui/icon";
import { useOverlays } from "@gk/ui/overlay";
import type { PaymentMethod } from "@gk/web";
import type { FormEvent } from "react";
import { useFetcher } from "react-router-dom";
import { useLocalize } from "../../../../locale/locale.ts";
import { paths } from "../../../../paths.ts";
import { methodName } from "../../../../payment/method.ts";
import { useTranslations } from "../../../../words/words.ts";
import { icons } from "@gk/ui";
import { type MethodIntent, type MethodOutcome, methodFetcher } from "./method-action.ts";

/** Makes a kept way to pay the default, or deletes it; both also before scripts. */
export function MethodActions({ method }: { method: PaymentMethod }) {
  const t = useTranslations();
  const action = useLocalize()(paths.payment);
  const { confirm } = useOverlays();
  const fetcher = useFetcher<MethodOutcome>({ key: methodFetcher });
  const name = methodName(t, method);
  const busy = fetcher.state === "idle" ? undefined : t("common.saving");

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const accepted = await confirm({
      kind: "delete",
      title: t("paymentMethods.delete.title"),
      body: t("paymentMethods.delete.body", { method: name }),
      confirm: t("common.delete"),
      back: t("common.back"),
    });
    if (accepted) await fetcher.submit(form, { method: "post", action });
  }

  return (
    <>
      {!method.is_default && (
        <fetcher.Form method="post" action={action}>
          <Asked intent="default" id={method.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            loading={busy}
            aria-label={t("common.labelValue", { label: t("paymentMethods.setDefault"), value: name })}
          >
            {t("paymentMethods.setDefault")}
          </Button>
        </fetcher.Form>
      )}
      <fetcher.Form method="post" action={action} onSubmit={(event) => void remove(event)}>
        <Asked intent="delete" id={method.id} />
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          disabled={busy !== undefined}
          aria-label={t("paymentMethods.delete", { method: name })}
        >
          <Icon of={icons.trash2} />
        </Button>
      </fetcher.Form>
    </>
  );
}

function Asked({ intent, id }: { intent: MethodIntent; id: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="payment_id" value={id} />
    </>
  );
}
