import { formatDate, type IsoDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import type { Child } from "@gk/web";
import { useLocation } from "react-router-dom";
import type { OrderSending } from "../../../../payment/order-submission.ts";
import { PendingOrderActions } from "../../../../payment/PendingOrderActions.tsx";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import type { Obstacle as ObstacleKind } from "./obstacle.ts";

type ObstacleProps = { of: ObstacleKind; child: Child; sending: OrderSending };

/** Says why a plan can't be bought for a child just now, and what to do about it. */
export function Obstacle({ of: obstacle, child, sending }: ObstacleProps) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { name, subscription } = child;
  if (obstacle.kind === "store") {
    return (
      <Notice
        tone="warning"
        title={t("payment.store.title")}
        action={
          <ButtonLink size="sm" href={pathname}>
            {t("payment.store.checkAgain")}
          </ButtonLink>
        }
      >
        {t(`payment.store.${obstacle.store}`, { name })}
      </Notice>
    );
  }
  if (obstacle.kind === "pending") {
    return (
      <Notice
        tone="warning"
        title={t("premium.pending.title")}
        action={<PendingOrderActions order={obstacle.order} sending={sending} />}
      >
        {t("premium.pending.body", { order: obstacle.order.number, name })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      title={t("premium.alreadyUpgraded.title", { name })}
      action={
        <ButtonLink size="sm" href={paths.child(child.id)}>
          {t("premium.success.child", { name })}
        </ButtonLink>
      }
    >
      {subscription &&
        t("premium.alreadyUpgraded.body", { date: formatDate(subscription.ends_on as IsoDate, t.locale) })}
    </Notice>
  );
}
