import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Picture } from "../../foundations/illustration/index.ts";
import { MoreLink } from "../../foundations/link/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { StepPath } from "../../reading/step-path/index.ts";
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
        <StepPath
          className={css.flow}
          steps={usageSteps.map((step) => ({ id: `${id}-${step}`, picture: scenes[step], ...words.steps[step] }))}
        />
        <p className={css.more}>
          <MoreLink href={moreHref}>{words.more}</MoreLink>
        </p>
      </Container>
    </Band>
  );
}
