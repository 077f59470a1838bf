import { formatPromotion, giftWorthOverCents } from "@gk/domain";
import { Band } from "@gk/ui/band";
import { ButtonLink } from "@gk/ui/button";
import { Container } from "@gk/ui/container";
import { Feature } from "@gk/ui/feature";
import { Illustration } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { pictures } from "@gk/ui/pictures";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import { Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import type { Plan } from "@gk/web";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { type Choice, withChoice } from "../../plans/choice.ts";
import { forgetPurchases } from "../../plans/forget-purchases.ts";
import { planPrice, pricePerMonth } from "../../plans/plan-price.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import { phrases } from "../../words/phrases.tsx";
import { sentences } from "../../words/sentences.tsx";
import { useTranslations } from "../../words/words.ts";
import { PlanTable } from "./PlanTable.tsx";
import { buttonOf } from "../../plans/plan-cards.ts";

const terms = (words: ReactNode[]) => <Link href={paths.termsOfSubscription}>{words}</Link>;

const notes = ["plans.note.noRefund", "plans.note.perChild", "plans.note.currency", "plans.note.autoRenew"] as const;

type FamilyPlansProps = {
  plans: readonly Plan[];
  /** The code that the address has brought along. */
  code: Choice["code"];
  signedIn: boolean;
  /** What follows the comparison: questions. */
  children: ReactNode;
};

/** The plans for families. A plan is for a child (spec §4), so the choice goes along to where one is picked. */
export function FamilyPlans({ plans, code, signedIn, children }: FamilyPlansProps) {
  const t = useTranslations();
  const choose = ({ id: plan }: Plan) => {
    const bought = withChoice(paths.children, { plan, code });
    return { href: signedIn ? bought : onTheWay(paths.register, bought), onClick: forgetPurchases };
  };
  const withGift = plans.find(({ gift }) => gift !== null);
  return (
    <>
      <PageBody>
        <PlanCards>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan.slug}
              period={plan.period}
              name={plan.name}
              tagline={plan.tagline}
              price={planPrice(t, plan)}
              priceNote={pricePerMonth(t, plan) ?? t("plans.price.monthly")}
              stamp={plan.highlight ? t("plans.badge.recommended") : undefined}
              features={plan.features}
              actions={
                <ButtonLink {...choose(plan)} block variant={buttonOf(plan, plans)}>
                  {t("plans.chooseNamed", { plan: plan.name })}
                </ButtonLink>
              }
            />
          ))}
        </PlanCards>
        <Notice>{sentences(t.locale, [...notes.map((note) => t(note)), t.rich("plans.note.terms", { terms })])}</Notice>
      </PageBody>
      {withGift && (
        <Band tone="gift" wave={1} room="slim">
          <Container later>
            <Feature
              title={phrases(t("plans.gift.title", { amount: formatPromotion(giftWorthOverCents) }))}
              media={<Illustration of={pictures.prize} alt="" />}
            >
              <Text size="lead">{t("plans.gift.body")}</Text>
              <div>
                <ButtonLink {...choose(withGift)} variant="reward">
                  {t("plans.chooseNamed", { plan: withGift.name })}
                </ButtonLink>
              </div>
            </Feature>
          </Container>
        </Band>
      )}
      <Band {...(withGift && { wave: 0 })}>
        <Container later>
          <Stack gap="24">
            <PlanTable plans={plans} />
            {children}
          </Stack>
        </Container>
      </Band>
    </>
  );
}
