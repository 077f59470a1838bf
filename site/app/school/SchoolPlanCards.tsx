import { formatMoney } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import type { SchoolPlan } from "@gk/web";
import { paths } from "../paths.ts";
import { buttonOf, schoolPicture } from "../plans/plan-cards.ts";
import { useTranslations } from "../words/words.ts";

type SchoolPlanCardsProps = {
  plans: readonly SchoolPlan[];
  /** The place of the plans' names in the page's outline. */
  level?: 2 | 3;
};

/** The plans for schools, each with the way to ask for a quote. */
export function SchoolPlanCards({ plans, level = 2 }: SchoolPlanCardsProps) {
  const t = useTranslations();
  return (
    <PlanCards>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          level={level}
          plan={schoolPicture[plan.slug]}
          name={plan.name}
          tagline={plan.tagline}
          price={{ now: formatMoney(plan.price_cents), per: t("plans.school.period", { count: plan.months }) }}
          stamp={plan.highlight ? t("plans.badge.recommended") : undefined}
          features={plan.features}
          actions={
            <ButtonLink
              href={paths.contactAbout(plan.slug)}
              block
              variant={buttonOf(plan, plans)}
              aria-label={t("common.labelValue", { label: t("plans.school.enquire"), value: plan.name })}
            >
              {t("plans.school.enquire")}
            </ButtonLink>
          }
        />
      ))}
    </PlanCards>
  );
}
