import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Sheet.css.ts";
import type { SheetSize } from "./Sheet.variants.ts";

const look = cva(css.base, { variants: { size: css.size, flat: { true: css.flat } }, defaultVariants: { size: "md" } });

export type SheetProps = ComponentProps<"section"> & {
  /** `lg` for hero sheets. @default "md" */
  size?: SheetSize | undefined;
  /** Whether the sheet lies flat, without a shadow. */
  flat?: boolean | undefined;
  /** The element, where the sheet is a part of the page's structure. @default "div" */
  as?: "div" | "section" | "article" | "li" | "aside" | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** One matter: a form, a topic, an offer. */
  children: ReactNode;
  /** The `id` of its heading, which makes a `section` a landmark. */
  "aria-labelledby"?: string | undefined;
};

/** A sheet of paper with hand-cut corners: the surface for everything that is not the page itself. */
export function Sheet({ size, flat, as = "div", className, ...rest }: SheetProps) {
  // They differ by their names only.
  const Tag = as as "section";
  return <Tag {...rest} className={look({ size, flat, className })} />;
}
