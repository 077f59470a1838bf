import { formatMoney } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import type { SchoolPlan } from "@gk/web";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { buttonOf, schoolPicture } from "./plan-cards.ts";

/** The plans for schools, which are agreed with each school. */
export function SchoolPlans({ plans }: { plans: readonly SchoolPlan[] }) {
  const t = useTranslations();
  return (
    <>
      <PlanCards>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={schoolPicture[plan.slug]}
            name={plan.name}
            tagline={plan.tagline}
            price={{ now: formatMoney(plan.price_cents, t.locale) }}
            priceNote={t("common.months", { count: plan.months })}
            stamp={plan.highlight ? t("plans.badge.recommended") : undefined}
            features={plan.features}
            action={
              <ButtonLink
                href={paths.contactAbout(plan.slug)}
                block
                variant={buttonOf(plan)}
                aria-label={t("common.labelValue", { label: t("plans.school.enquire"), value: plan.name })}
              >
                {t("plans.school.enquire")}
              </ButtonLink>
            }
          />
        ))}
      </PlanCards>
      <Notice>{t("plans.school.note")}</Notice>
      <CallToAction
        title={t("school.enquiry.title")}
        lead={t("school.enquiry.body")}
        picture={pictures.mascotStand}
        actions={
          <>
            <ButtonLink href={paths.contact}>{t("school.enquiry.cta")}</ButtonLink>
            <ButtonLink href={paths.downloadSchool} variant="quiet">
              {t("school.cta.download")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
