import { calledName } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { Button, ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { useOverlays } from "@gk/ui/overlay";
import type { Child } from "@gk/web";
import { type ReactNode, useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { useHeadingFocus } from "../../../../layouts/useHeadingFocus.ts";
import { paths } from "../../../../paths.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { usePaymentTab } from "./usePaymentTab.ts";

/**
 * Lets one tab pay at a time: a second one is closed with a message. Browsers close only tabs that a script opened, so
 * the message stays in the others, with a way on (T108).
 */
export function OnePaymentTab({ child, children }: { child: Child; children: ReactNode }) {
  const t = useTranslations();
  const { alert } = useOverlays();
  const { revalidate } = useRevalidator();
  const { tab, take } = usePaymentTab();
  useHeadingFocus(tab);
  const isSecond = tab === "second";
  const message = t("error.multiplePaymentTabs");

  useEffect(() => {
    if (isSecond) void alert({ tone: "info", body: message }).then(() => window.close());
  }, [isSecond, alert, message]);

  const goOn = async () => {
    // The other tab may have left an order behind.
    await revalidate();
    take();
  };
  if (tab === "first") return children;
  return (
    <Announced>
      {tab === "free" ? (
        <Notice
          actions={
            <Button size="sm" onClick={() => void goOn()}>
              {t("payment.tab.useThis")}
            </Button>
          }
        >
          {t("payment.tab.free")}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={t("payment.tab.title")}
          actions={
            <>
              <ButtonLink size="sm" href={paths.child(child.id)}>
                {named(t("payment.status.backToChild", { name: calledName(child) }), t.locale)}
              </ButtonLink>
              <ButtonLink size="sm" variant="quiet" href={paths.orders}>
                {t("payment.status.viewOrders")}
              </ButtonLink>
            </>
          }
        >
          {t("payment.tab.body")}
        </Notice>
      )}
    </Announced>
  );
}
