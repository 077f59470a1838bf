import { formatMoney } from "@gk/domain";
import { Band } from "@gk/ui/band";
import { ButtonLink } from "@gk/ui/button";
import { Container } from "@gk/ui/container";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { StrengthList } from "@gk/ui/strength-list";
import type { SchoolPlan } from "@gk/web";
import { type ReactNode, useId } from "react";
import { paths } from "../../paths.ts";
import { SchoolEnquiry } from "../../school/SchoolEnquiry.tsx";
import { strengthsOf } from "../../school/strengths.ts";
import { useTranslations } from "../../words/words.ts";
import { buttonOf, schoolPicture } from "./plan-cards.ts";

type SchoolPlansProps = {
  plans: readonly SchoolPlan[];
  /** What follows the strengths: questions. */
  children: ReactNode;
};

/** The plans for schools, which are agreed with each school. */
export function SchoolPlans({ plans, children }: SchoolPlansProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <>
      <PageBody>
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
              actions={
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
      </PageBody>
      <Band tone="sunken" wave={1} aria-labelledby={id}>
        <Container later>
          <Stack gap="10">
            <SectionHead id={id} title={t("school.strengths.title")} lead={t("school.strengths.lead")} />
            <StrengthList groups={strengthsOf(t)} />
          </Stack>
        </Container>
      </Band>
      <Band wave={0}>
        <Container later>
          <Stack gap="24">
            {children}
            <SchoolEnquiry otherwise={{ href: paths.downloadSchool, text: t("school.cta.download") }} />
          </Stack>
        </Container>
      </Band>
    </>
  );
}
