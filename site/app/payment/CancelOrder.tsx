import { Button } from "@gk/ui/button";
import { useOverlays } from "@gk/ui/overlay";
import type { Order } from "@gk/web";
import type { ComponentProps } from "react";
import { useTranslations } from "../words/words.ts";
import type { OrderDeed, OrderSending } from "./order-submission.ts";

type CancelOrderProps = Pick<ComponentProps<typeof Button>, "size"> & { order: Order; sending: OrderSending };

/** Cancels an order that is not paid yet, after a question; also before scripts, by the page of purchase records. */
export function CancelOrder({ order, sending: { plainForm, sending }, size = "sm" }: CancelOrderProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const ask = () =>
    confirm({
      tone: "danger",
      ...t.group("orders.cancel", ["title", "body"], { order: order.number }),
      confirm: t("orders.cancel"),
      back: t("common.back"),
    });
  return (
    <form {...plainForm(ask)}>
      <input type="hidden" name="deed" value={"cancel" satisfies OrderDeed} />
      <input type="hidden" name="id" value={order.id} />
      <Button
        type="submit"
        variant="quiet"
        size={size}
        aria-label={t("common.labelValue", { label: t("orders.cancel"), value: order.number })}
        busy={sending?.get("deed") === "cancel" ? t("common.processing") : undefined}
      >
        {t("orders.cancel")}
      </Button>
    </form>
  );
}
