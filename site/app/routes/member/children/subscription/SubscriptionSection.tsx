import { ButtonLink } from "@gk/ui/button";
import { SubscriptionPanel } from "@gk/ui/subscription-panel";
import type { Child } from "@gk/web";
import { useAnswer } from "../../../../data/answers.ts";
import { query } from "../../../../data/query.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import { AutoRenew } from "./AutoRenew.tsx";
import { noSwitchWords, panelOf } from "./panel.ts";

/** What the plan's part of the record asks; the loader of the page that shows it runs it. */
export const subscriptionQueries = { plans: query("listPlans") };

/** A child's plan within the record: what it is, until when, what is charged next and the switch that stops it. */
export function SubscriptionSection({ child }: { child: Child }) {
  const t = useTranslations();
  const { plans } = useAnswer(subscriptionQueries.plans).data;
  const { subscription } = child;
  const panel = panelOf(t, child);
  if (!subscription || panel.state === "expired") {
    return (
      <SubscriptionPanel
        {...panel}
        action={
          <ButtonLink variant="reward" href={paths.premium(child.id)}>
            {t("child.view.upgrade")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <SubscriptionPanel
      {...panel}
      autoRenew={
        subscription.supports_auto_renew ? (
          <AutoRenew key={child.id} child={child} subscription={subscription} plans={plans} />
        ) : (
          noSwitchWords(t, subscription)
        )
      }
      {...(panel.state === "pastDue"
        ? { action: <ButtonLink href={paths.payment}>{t("subscription.pastDue.cta")}</ButtonLink> }
        : {})}
    />
  );
}
