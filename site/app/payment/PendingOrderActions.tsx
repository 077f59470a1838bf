import { isStoreOrder, orderType } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import type { Order } from "@gk/web";
import type { ComponentProps } from "react";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import type { OrderDeed, OrderSending } from "./order-submission.ts";
import { TapAndGoForm } from "./TapAndGoForm.tsx";

/** Whether an order can be canceled here: not one that its store ends, nor while a kept card is being charged. */
const canCancel = ({ type, next_step }: Order) =>
  !isStoreOrder(type) && (type === orderType.octopus || next_step !== null);

type PendingOrderActionsProps = {
  order: Order;
  sending: OrderSending;
  /** Whether the order was placed just now, so that a form that leads to its payment is sent by itself. @default false */
  isNew?: boolean;
  /** As large as the steps beside them. @default "sm", as in a notice */
  size?: ComponentProps<typeof Button>["size"];
};

/** Pays or cancels an order that is not paid yet; also before scripts, by the page of purchase records. */
export function PendingOrderActions({ order, sending, isNew = false, size = "sm" }: PendingOrderActionsProps) {
  const t = useTranslations();
  const pay = {
    size,
    "aria-label": t("common.labelValue", { label: t("orders.pay"), value: order.number }),
  } as const;
  return (
    <>
      {order.next_step?.kind === "card" && (
        <form {...sending.plainForm()}>
          <input type="hidden" name="deed" value={"pay" satisfies OrderDeed} />
          <input type="hidden" name="id" value={order.child.id} />
          <Button
            {...pay}
            type="submit"
            busy={sending.sending?.get("deed") === "pay" ? t("common.redirecting") : undefined}
          >
            {t("orders.pay")}
          </Button>
        </form>
      )}
      {order.next_step?.kind === "confirmation" && (
        <ButtonLink
          size={size}
          href={order.next_step.url}
          aria-label={t("common.labelValue", { label: t("orders.confirm"), value: order.number })}
        >
          {t("orders.confirm")}
        </ButtonLink>
      )}
      {order.next_step?.kind === "octopus" && (
        <ButtonLink {...pay} href={paths.premium(order.child.id)}>
          {t("orders.pay")}
        </ButtonLink>
      )}
      {order.next_step?.kind === "tapngo" && (
        <TapAndGoForm {...pay} key={order.id} fields={order.next_step.fields} sendsItself={isNew} />
      )}
      {canCancel(order) && <CancelOrder order={order} sending={sending} size={size} />}
    </>
  );
}
