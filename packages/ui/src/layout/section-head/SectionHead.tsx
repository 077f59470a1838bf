import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { eyebrow as above } from "../../foundations/looks/section.css.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./SectionHead.css.ts";
import type { SectionHeadAlign, SectionHeadTone } from "./SectionHead.variants.ts";

const frame = cva(css.head, { variants: { align: css.align }, defaultVariants: { align: "center" } });
const lead = cva(css.lead, { variants: { tone: css.tone }, defaultVariants: { tone: "paper" } });

export type SectionHeadProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** Its id, for `aria-labelledby` of the section. */
  id?: string | undefined;
  /** A question or a promise, in one line; Chinese ones in `Phrase`s. */
  title: ReactNode;
  /** A short label above the title, marked with a kapok petal. */
  eyebrow?: string | undefined;
  /** One or two sentences under the title. */
  lead?: ReactNode | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** Where its lines begin. @default "center" */
  align?: SectionHeadAlign | undefined;
  /** The ground that it stands on. @default "paper" */
  tone?: SectionHeadTone | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** Opens a section of a page: eyebrow, heading, lead. */
export function SectionHead({
  id,
  title,
  eyebrow,
  lead: words,
  level = 2,
  align,
  tone,
  className,
  ...rest
}: SectionHeadProps) {
  return (
    <div {...rest} className={frame({ align, className })}>
      {eyebrow && <p className={above}>{eyebrow}</p>}
      <Heading level={level} {...(id ? { id } : {})}>
        {title}
      </Heading>
      {words && <p className={lead({ tone })}>{words}</p>}
    </div>
  );
}
