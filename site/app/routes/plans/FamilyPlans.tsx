import { formatPromotion, giftWorthOverCents } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import type { Plan } from "@gk/web";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { planPrice, pricePerMonth } from "../../plans/plan-price.ts";
import { phrases } from "../../words/phrases.tsx";
import { sentences } from "../../words/sentences.tsx";
import { useTranslations } from "../../words/words.ts";
import { buttonOf } from "./plan-cards.ts";

const terms = (words: ReactNode[]) => <Link href={paths.termsOfSubscription}>{words}</Link>;

const notes = ["plans.note.noRefund", "plans.note.perChild", "plans.note.currency", "plans.note.autoRenew"] as const;

/** The plans for families. A plan is for a child, so a member chooses it there (spec §4). */
export function FamilyPlans({ plans, signedIn }: { plans: readonly Plan[]; signedIn: boolean }) {
  const t = useTranslations();
  const href = signedIn ? paths.children : paths.register;
  const withGift = plans.find(({ gift }) => gift !== null);
  return (
    <>
      <PlanCards>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan.slug}
            period={plan.period}
            name={plan.name}
            tagline={plan.tagline}
            price={planPrice(t, plan)}
            priceNote={pricePerMonth(t, plan)}
            stamp={plan.highlight ? t("plans.badge.recommended") : undefined}
            features={plan.features}
            action={
              <ButtonLink href={href} block variant={buttonOf(plan)}>
                {t("plans.chooseNamed", { plan: plan.name })}
              </ButtonLink>
            }
          />
        ))}
      </PlanCards>
      <Notice>{sentences(t.locale, [...notes.map((note) => t(note)), t.rich("plans.note.terms", { terms })])}</Notice>
      {withGift && (
        <CallToAction
          tone="reward"
          title={phrases(t("plans.gift.title", { amount: formatPromotion(giftWorthOverCents) }))}
          lead={t("plans.gift.body")}
          picture={pictures.prize}
          actions={
            <ButtonLink href={href} variant="reward">
              {t("plans.chooseNamed", { plan: withGift.name })}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
