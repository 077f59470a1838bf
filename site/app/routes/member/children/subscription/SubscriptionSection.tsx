import { formatDate } from "@gk/domain";
import { icons } from "@gk/ui";
import { ButtonLink } from "@gk/ui/button";
import { Icon } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { Stack } from "@gk/ui/stack";
import { SubscriptionPanel } from "@gk/ui/subscription-panel";
import type { Child } from "@gk/web";
import { filePaths } from "../../../../file-paths.ts";
import { paths } from "../../../../paths.ts";
import { expiryNews } from "../../../../payment/card-news.ts";
import { expiringCard } from "../../../../payment/expiring-card.ts";
import { useTranslations } from "../../../../words/words.ts";
import { AutoRenew } from "./AutoRenew.tsx";
import { nextChargeDay } from "./next-charge.ts";
import { noSwitchWords, panelOf, storeLink } from "./panel.ts";

/** A child's plan within the record: what it is, until when, what is charged next and the switch that stops it. */
export function SubscriptionSection({ child }: { child: Child }) {
  const t = useTranslations();
  const { subscription } = child;
  const panel = panelOf(t, child);
  if (!subscription || panel.state === "expired") {
    return (
      <SubscriptionPanel
        {...panel}
        actions={
          <ButtonLink variant="reward" href={paths.premium(child.id)}>
            {t("child.view.upgrade")}
          </ButtonLink>
        }
      />
    );
  }
  const expiring = expiringCard(child);
  const store = storeLink(t, subscription);
  const chargeDay = nextChargeDay(child);
  const nextStep =
    panel.state === "pastDue" ? (
      <ButtonLink href={paths.payment}>{t("subscription.pastDue.cta")}</ButtonLink>
    ) : store ? (
      <ButtonLink variant="secondary" size="sm" href={store.href}>
        {store.label}
      </ButtonLink>
    ) : (
      chargeDay && (
        <ButtonLink
          variant="quiet"
          size="sm"
          href={filePaths.nextCharge(child.id)}
          aria-label={t("common.labelValue", {
            label: t("subscription.calendar"),
            value: formatDate(chargeDay, t.locale),
          })}
        >
          <Icon of={icons.calendarDays} />
          {t("subscription.calendar")}
        </ButtonLink>
      )
    );
  return (
    <Stack>
      {expiring && (
        <Notice
          tone="warning"
          actions={
            <ButtonLink variant="secondary" size="sm" href={paths.payment}>
              {t("subscription.pastDue.cta")}
            </ButtonLink>
          }
        >
          {expiryNews(t, expiring)}
        </Notice>
      )}
      <SubscriptionPanel
        {...panel}
        autoRenew={
          subscription.supports_auto_renew ? (
            <AutoRenew key={child.id} child={child} subscription={subscription} />
          ) : (
            noSwitchWords(t, subscription)
          )
        }
        actions={nextStep}
      />
    </Stack>
  );
}
