import { paymentStatus } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import type { Order } from "@gk/web";
import { paths } from "../../../paths.ts";
import type { OrderSending } from "../../../payment/order-submission.ts";
import { PendingOrderActions } from "../../../payment/PendingOrderActions.tsx";
import { useTranslations } from "../../../words/words.ts";

type OrderActionsProps = { order: Order; page: number; sending: OrderSending };

/** What can be done with a purchase: pay or cancel it before it is paid, see its receipt afterwards. */
export function OrderActions({ order, page, sending }: OrderActionsProps) {
  const t = useTranslations();
  if (order.payment_status === paymentStatus.pending) return <PendingOrderActions order={order} sending={sending} />;
  if (order.paid_at === null) return null;
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      href={paths.receipt(order.id, page)}
      aria-label={t("orders.receiptNamed", { order: order.number })}
    >
      <Icon of={icons.receiptText} />
      {t("orders.receipt")}
    </ButtonLink>
  );
}
