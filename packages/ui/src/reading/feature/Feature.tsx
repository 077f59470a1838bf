import { cva, cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { eyebrow as above } from "../../foundations/looks/section.css.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./Feature.css.ts";
import type { FeatureMediaSide } from "./Feature.variants.ts";

const look = cva(css.feature, { variants: { side: css.side } });
const pictureLook = cva(css.picture, { variants: { side: css.pictureSide } });

export type FeatureProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children" | "title"> & {
  /** What it is about, in one line; a Chinese one in `Phrase`s. */
  title: ReactNode;
  /** A short label above the title, marked with a kapok petal. */
  eyebrow?: string | undefined;
  /** A paragraph or two, and perhaps a way on. */
  children: ReactNode;
  /** A drawing, which says nothing that the words don't. */
  media: ReactNode;
  /** On which side of the words the drawing stands; on a phone it comes above them, or below them for `end`. @default "start" */
  mediaSide?: FeatureMediaSide | undefined;
};

/** One thing that a page tells, with a drawing beside it. */
export function Feature({ title, eyebrow, children, media, mediaSide = "start", className, ...rest }: FeatureProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(look({ side: mediaSide }), className)} aria-labelledby={id}>
      <div className={css.words}>
        {eyebrow && <p className={above}>{eyebrow}</p>}
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </div>
      <div className={pictureLook({ side: mediaSide })}>{media}</div>
    </section>
  );
}
