import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./ScanCode.css.ts";

export type ScanCodeProps = Omit<ComponentProps<"figure">, "children"> & {
  /** The address of the code's picture, a square. */
  src: string;
  /** Where the code leads, in words: who can't see it goes there by hand. */
  alt: string;
  /** What to do with it, in one line. */
  children: ReactNode;
};

/** A code for a phone's camera. Phones and narrow windows don't show it: nobody scans what they hold. */
export function ScanCode({ src, alt, children, className, ...rest }: ScanCodeProps) {
  return (
    <figure {...rest} className={cx(css.figure, className)}>
      <img src={src} alt={alt} width={132} height={132} loading="lazy" className={css.code} />
      <figcaption className={css.caption}>{children}</figcaption>
    </figure>
  );
}
