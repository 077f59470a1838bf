import { calledName, formatDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import type { Child } from "@gk/web";
import { useLocation } from "react-router-dom";
import { paths } from "../../../../paths.ts";
import type { OrderSending } from "../../../../payment/order-submission.ts";
import { PendingOrderActions } from "../../../../payment/PendingOrderActions.tsx";
import { pendingWords } from "../../../../payment/pending-words.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import type { Obstacle as ObstacleKind } from "./obstacle.ts";

type ObstacleProps = {
  of: ObstacleKind;
  child: Child;
  sending: OrderSending;
  /** Whether the order that is pending was placed just now. */
  isNew: boolean;
};

/** Says why a plan can't be bought for a child just now, and what to do about it. */
export function Obstacle({ of: obstacle, child, sending, isNew }: ObstacleProps) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { subscription } = child;
  const name = calledName(child);
  const again = (label: string) => (
    <ButtonLink size="sm" href={pathname}>
      {label}
    </ButtonLink>
  );
  if (obstacle.kind === "store") {
    return (
      <Notice tone="warning" title={t("payment.store.title")} actions={again(t("payment.store.checkAgain"))}>
        {named(t(`payment.store.${obstacle.store}`, { name }), t.locale)}
      </Notice>
    );
  }
  if (obstacle.kind === "checking" || obstacle.kind === "pending") {
    const { kind, order } = obstacle;
    const { title, body } = pendingWords(t, order);
    return (
      <Notice
        tone="warning"
        title={title}
        actions={
          kind === "checking" ? (
            again(t("common.reload"))
          ) : (
            <PendingOrderActions order={order} sending={sending} isNew={isNew} />
          )
        }
      >
        {named(body, t.locale)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      title={named(t("premium.alreadyUpgraded.title", { name }), t.locale)}
      actions={
        <ButtonLink size="sm" href={paths.child(child.id)}>
          {named(t("premium.success.child", { name }), t.locale)}
        </ButtonLink>
      }
    >
      {subscription && t("premium.alreadyUpgraded.body", { date: formatDate(subscription.ends_on, t.locale) })}
    </Notice>
  );
}
