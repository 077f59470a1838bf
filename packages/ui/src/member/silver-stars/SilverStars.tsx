import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./SilverStars.css.ts";
import type { SilverStarsSize } from "./SilverStars.variants.ts";

const look = cva(css.stars, { variants: { size: css.size }, defaultVariants: { size: "sm" } });

export type SilverStarsProps = Omit<ComponentProps<"span">, "children"> & {
  /** How many are collected; more than `total` fills them all. */
  count: number;
  /** How many the next certificate needs. */
  total: number;
  /** The same in words, such as "8 of 12 silver stars". */
  label: string;
  /** How large they are drawn. @default "sm" */
  size?: SilverStarsSize | undefined;
};

/** Silver stars towards the next certificate, collected ones first. */
export function SilverStars({ count, total, label, size, className, ...rest }: SilverStarsProps) {
  return (
    <span {...rest} className={look({ size, className })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: total }, (_, place) => (
        <Illustration
          key={place}
          of={place < count ? pictures.silverStar : pictures.silverStarEmpty}
          alt=""
          className={css.picture}
        />
      ))}
    </span>
  );
}
