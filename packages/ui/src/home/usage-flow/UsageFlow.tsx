import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { MoreLink } from "../../foundations/link/index.ts";
import { Figure, Heading } from "../../foundations/text/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./UsageFlow.css.ts";
import { type UsageStep, usageSteps } from "./UsageFlow.variants.ts";

export type UsageFlowWords = {
  title: string;
  lead: string;
  steps: Record<UsageStep, { title: string; body: string }>;
  more: string;
};

export type UsageFlowProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The heading with its lead, the five steps, and the way on. */
  words: UsageFlowWords;
  /** The whole tutorial. */
  moreHref: string;
  /** The anchor of the section, from which the id of its heading is made. */
  id?: string | undefined;
};

const scenes: Record<UsageStep, Picture> = {
  pick: pictures.flowPick,
  accept: pictures.flowAccept,
  report: pictures.flowReport,
  approve: pictures.flowApprove,
  celebrate: pictures.flowCelebrate,
};

/** How a mission goes, in five steps along a stitched path. */
export function UsageFlow({ words, moreHref, id = "flow", className, ...rest }: UsageFlowProps) {
  return (
    <Band
      {...rest}
      tone="reward"
      wave={1}
      waveBelow
      id={id}
      className={cx(css.band, className)}
      aria-labelledby={`${id}-title`}
    >
      <Container later>
        <SectionHead id={`${id}-title`} title={words.title} lead={words.lead} />
        <div className={css.flow}>
          <svg className={css.path} viewBox="0 0 1200 170" preserveAspectRatio="none" aria-hidden focusable={false}>
            <path d="M70 60C150 60 200 130 350 128S520 56 600 58S770 128 850 128S1040 60 1130 60" />
          </svg>
          <ol className={css.steps}>
            {usageSteps.map((step, index) => (
              <li key={step} className={css.step}>
                <Figure className={css.number}>{index + 1}</Figure>
                <Illustration of={scenes[step]} alt="" className={css.scene} />
                <Heading level={3} size="xl" className={css.title}>
                  {words.steps[step].title}
                </Heading>
                <p className={css.body}>{words.steps[step].body}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className={css.more}>
          <MoreLink href={moreHref}>{words.more}</MoreLink>
        </p>
      </Container>
    </Band>
  );
}
