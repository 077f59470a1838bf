import { isStoreOrder, orderType } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { useOverlays } from "@gk/ui/overlay";
import type { Order } from "@gk/web";
import type { FormEvent } from "react";
import { useLocalize } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";
import { type OrderIntent, useOrderFetcher } from "./order-action.ts";

/** Whether an order can be canceled here: not one that its store ends, nor while a kept card is being charged. */
const canCancel = ({ type, next_step }: Order) =>
  !isStoreOrder(type) && (type !== orderType.card || next_step !== null);

/** Pays or cancels an order that is not paid yet; also before scripts, by the page of purchase records. */
export function PendingOrderActions({ order }: { order: Order }) {
  const t = useTranslations();
  const localize = useLocalize();
  const { confirm } = useOverlays();
  const fetcher = useOrderFetcher();
  const intent = fetcher.formData?.get("intent") as OrderIntent | null | undefined;
  const action = localize(paths.orders);
  const named = (label: string) => t("common.labelValue", { label, value: order.number });

  async function cancel(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const accepted = await confirm({
      kind: "delete",
      title: t("orders.cancel.title", { order: order.number }),
      body: t("orders.cancel.body"),
      confirm: t("orders.cancel"),
      back: t("common.back"),
    });
    if (accepted) await fetcher.submit(form, { method: "post", action });
  }

  return (
    <>
      {order.next_step?.kind === "card" && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value={"pay" satisfies OrderIntent} />
          <input type="hidden" name="child_id" value={order.child.id} />
          <Button
            type="submit"
            size="sm"
            aria-label={named(t("orders.pay"))}
            loading={intent === "pay" ? t("common.redirecting") : undefined}
          >
            {t("orders.pay")}
          </Button>
        </fetcher.Form>
      )}
      {canCancel(order) && (
        <fetcher.Form method="post" action={action} onSubmit={(event) => void cancel(event)}>
          <input type="hidden" name="intent" value={"cancel" satisfies OrderIntent} />
          <input type="hidden" name="order_id" value={order.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            aria-label={named(t("orders.cancel"))}
            loading={intent === "cancel" ? t("common.processing") : undefined}
          >
            {t("orders.cancel")}
          </Button>
        </fetcher.Form>
      )}
    </>
  );
}
