import { Band } from "@gk/ui/band";
import { Container } from "@gk/ui/container";
import { Icon, icons } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { StrengthList } from "@gk/ui/strength-list";
import type { SchoolPlan } from "@gk/web";
import { type ReactNode, useId } from "react";
import { paths } from "../../paths.ts";
import { SchoolEnquiry } from "../../school/SchoolEnquiry.tsx";
import { SchoolPlanCards } from "../../school/SchoolPlanCards.tsx";
import { listedStrengths, type StrengthGroupText } from "../../school/strengths.ts";
import { useTranslations } from "../../words/words.ts";

type SchoolPlansProps = {
  plans: readonly SchoolPlan[];
  strengths: readonly StrengthGroupText[];
  /** What follows the strengths: questions. */
  children: ReactNode;
};

/** The plans for schools, which are agreed with each school. */
export function SchoolPlans({ plans, strengths, children }: SchoolPlansProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <>
      <PageBody>
        <SchoolPlanCards plans={plans} />
        <Notice>{t("plans.school.note")}</Notice>
      </PageBody>
      <Band tone="sunken" wave={1} aria-labelledby={id}>
        <Container later>
          <Stack gap="10">
            <SectionHead id={id} title={t("school.strengths.title")} lead={t("school.strengths.lead")} />
            <StrengthList groups={listedStrengths(t, strengths)} />
          </Stack>
        </Container>
      </Band>
      <Band wave={0}>
        <Container later>
          <Stack gap="24">
            {children}
            <SchoolEnquiry
              otherwise={{
                href: paths.downloadSchool,
                text: (
                  <>
                    <Icon of={icons.download} />
                    {t("school.cta.download")}
                  </>
                ),
              }}
            />
          </Stack>
        </Container>
      </Band>
    </>
  );
}
