import { isStoreOrder, orderType } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { useOverlays } from "@gk/ui/overlay";
import type { Order } from "@gk/web";
import { useTranslations } from "../words/words.ts";
import type { OrderDeed, OrderSending } from "./order-submission.ts";

/** Whether an order can be canceled here: not one that its store ends, nor while a kept card is being charged. */
const canCancel = ({ type, next_step }: Order) =>
  !isStoreOrder(type) && (type !== orderType.card || next_step !== null);

type PendingOrderActionsProps = { order: Order; sending: OrderSending };

/** Pays or cancels an order that is not paid yet; also before scripts, by the page of purchase records. */
export function PendingOrderActions({ order, sending: { plainForm, sending } }: PendingOrderActionsProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const deed = sending?.get("deed");
  const named = (label: string) => t("common.labelValue", { label, value: order.number });
  const ask = () =>
    confirm({
      kind: "delete",
      title: t("orders.cancel.title", { order: order.number }),
      body: t("orders.cancel.body"),
      confirm: t("orders.cancel"),
      back: t("common.back"),
    });

  return (
    <>
      {order.next_step?.kind === "card" && (
        <form {...plainForm()}>
          <input type="hidden" name="deed" value={"pay" satisfies OrderDeed} />
          <input type="hidden" name="id" value={order.child.id} />
          <Button
            type="submit"
            size="sm"
            aria-label={named(t("orders.pay"))}
            loading={deed === "pay" ? t("common.redirecting") : undefined}
          >
            {t("orders.pay")}
          </Button>
        </form>
      )}
      {canCancel(order) && (
        <form {...plainForm(ask)}>
          <input type="hidden" name="deed" value={"cancel" satisfies OrderDeed} />
          <input type="hidden" name="id" value={order.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            aria-label={named(t("orders.cancel"))}
            loading={deed === "cancel" ? t("common.processing") : undefined}
          >
            {t("orders.cancel")}
          </Button>
        </form>
      )}
    </>
  );
}
