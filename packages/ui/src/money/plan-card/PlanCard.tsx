import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { pictureAttributes } from "../../foundations/illustration/index.ts";
import { headingLook } from "../../foundations/text/index.ts";
import { remembered } from "../../foundations/theme/remembered.ts";
import { type PlanName, planPictures, type SchoolPlanName, schoolPlanPictures } from "../../product/plan/index.ts";
import type { ToolName } from "../tool-comparison/index.ts";
import * as css from "./PlanCard.css.ts";
import type { PlanCardState } from "./PlanCard.variants.ts";
import { type PriceText, priceLook, priceWords } from "./PlanPrice.tsx";

const look = remembered(cva(css.card, { variants: { state: css.state, plan: css.tint } }));

const nameLook = headingLook({ size: "2xl", dynamic: true }, css.name);
const costLook = priceLook({ tone: "paper" }, css.price);

/** What a plan holds, as finished text, and the tool that it belongs to. */
export type PlanFeature = { tool: ToolName; text: string };

export type PlanCardProps = Omit<ComponentProps<"li">, "children"> & {
  /** Which plan it is: decides its plant and tint. */
  plan: PlanName | SchoolPlanName;
  /** How long it runs, or whom a school plan is for. */
  period?: string | undefined;
  /** The provider's name of the plan. */
  name: string;
  /** What it is for, in one line. */
  tagline: string;
  /** What it costs, as finished text. @default no price (school plans: on quotation) */
  price?: PriceText | undefined;
  /** A line under the price ("about HK$74.00 a month"). */
  priceNote?: string | undefined;
  /** What the stamp on the picture says ("recommended"). @default no stamp */
  stamp?: string | undefined;
  /** What it holds, one line each. */
  features: readonly string[];
  /** One element, the way to take it: a `ButtonLink`, a `Button`, or a paragraph that says why it can't be had. */
  actions: ReactElement;
  /** Whether it can be taken. @default "open" */
  state?: PlanCardState | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
};

/** Made once: a page has hundreds of cards. */
const plants = Object.fromEntries(
  Object.entries({ ...planPictures, ...schoolPlanPictures }).map(([plan, picture]) => [
    plan,
    pictureAttributes(picture),
  ]),
) as Record<PlanName | SchoolPlanName, ReturnType<typeof pictureAttributes>>;

/** One plan on a sheet: its plant, price, way in and what it holds. Lay several out in `PlanCards`. */
export function PlanCard({
  plan,
  period,
  name,
  tagline,
  price,
  priceNote,
  stamp,
  features,
  actions,
  state = "open",
  level = 2,
  className,
  ...rest
}: PlanCardProps) {
  const Name = level === 2 ? "h2" : "h3";
  return (
    <li {...rest} className={look({ state, plan }, className)}>
      <img {...plants[plan]} alt="" />
      {stamp && <span className={css.stamp}>{stamp}</span>}
      {period && <p className={css.period}>{period}</p>}
      <Name className={nameLook}>{name}</Name>
      <p className={css.tagline}>{tagline}</p>
      {price && <p className={costLook}>{priceWords(price)}</p>}
      {priceNote && <p className={css.priceNote}>{priceNote}</p>}
      {actions}
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

/** The row of plans to choose from; below each other in the narrow layout. */
export function PlanCards({
  children,
  className,
  ...rest
}: ComponentProps<"ul"> & { /** `PlanCard`s, the smallest plan first. */ children: ReactNode }) {
  return (
    <ul {...rest} className={cx(css.cards, className)}>
      {children}
    </ul>
  );
}
