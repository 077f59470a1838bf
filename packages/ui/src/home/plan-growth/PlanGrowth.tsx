import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { type PlanFeature, PlanPrice, type PriceText } from "../../money/plan-card/index.ts";
import { ToolIcon } from "../../money/tool-comparison/index.ts";
import { type PlanName, planPictures } from "../../product/plan/index.ts";
import * as css from "./PlanGrowth.css.ts";

export type PlanGrowthWords = { title: string; lead: string; all: string };

export type PlanStage = {
  plan: PlanName;
  /** How long it runs ("three months"). */
  period: string;
  name: string;
  price: PriceText;
  tagline: string;
  features: readonly PlanFeature[];
  /** What the stamp on the picture says. @default no stamp */
  stamp?: string | undefined;
};

export type PlanGrowthProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The heading with its lead, and the way to all details. */
  words: PlanGrowthWords;
  /** From sprout to banyan. */
  plans: readonly PlanStage[];
  /** Where all plans are compared. */
  allHref: string;
  /** The anchor of the section, from which the id of its heading is made. */
  id?: string | undefined;
};

/** The plans as sprout, sapling and banyan, with what they cost below the ground they grow from. */
export function PlanGrowth({ words, plans, allHref, id = "plans", className, ...rest }: PlanGrowthProps) {
  return (
    <section {...rest} id={id} className={cx(css.soil, className)} aria-labelledby={`${id}-title`}>
      <Container later>
        <SectionHead id={`${id}-title`} title={words.title} lead={words.lead} />
      </Container>
      <div className={css.ground}>
        <Container later className={css.field}>
          <ol className={css.stages}>
            {plans.map((stage) => (
              <Stage key={stage.plan} {...stage} />
            ))}
          </ol>
        </Container>
        <p className={css.all}>
          <ButtonLink variant="reward" size="lg" href={allHref}>
            {words.all}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Stage({ plan, period, name, price, tagline, features, stamp }: PlanStage) {
  return (
    <li className={css.stage}>
      <div className={css.plant}>
        <Illustration of={planPictures[plan]} alt="" className={css.picture[plan]} />
        {stamp && <span className={css.stamp}>{stamp}</span>}
      </div>
      <div className={css.facts}>
        <p className={css.period}>{period}</p>
        <Heading level={3} size="3xl" dynamic>
          {name}
        </Heading>
        <PlanPrice of={price} tone="soil" />
        <p className={css.tagline}>{tagline}</p>
        <ul className={css.features}>
          {features.map(({ tool, text }, place) => (
            <li key={place} className={css.feature}>
              <ToolIcon of={tool} className={css.icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
