import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Container.css.ts";
import type { ContainerWidth } from "./Container.variants.ts";

const look = cva(css.base, {
  variants: { width: css.width, later: { true: css.later } },
  defaultVariants: { width: "page" },
});

export type ContainerProps = ComponentProps<"div"> & {
  /** `text` 720, `form` 760, `page` 1200, `wide` 1360 px. @default "page" */
  width?: ContainerWidth | undefined;
  /** Whether the content may be drawn after the page's first view: for sections far down a long page. */
  later?: boolean | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** What keeps to the gutters. */
  children: ReactNode;
};

/** Centres its content and keeps the page's gutters (40, 20, 16 px). @source DESIGN §4 */
export function Container({ width, later, className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={look({ width, later, className })}>
      {children}
    </div>
  );
}
