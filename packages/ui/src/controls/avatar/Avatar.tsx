import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as css from "./Avatar.css.ts";
import type { AvatarSize } from "./Avatar.variants.ts";

const look = cva(css.avatar, {
  variants: { size: css.size, empty: { true: css.empty } },
  defaultVariants: { size: "md" },
});

export type AvatarProps = Omit<ComponentProps<"img">, "alt" | "children" | "decoding" | "height" | "src" | "width"> & {
  /** The address of the picture. @default an outline of somebody */
  src?: string | undefined;
  /** What the picture says; empty beside the person's name. */
  alt: string;
  /** How wide it is. @default "md" (48 px; `sm` 32, `lg` 72, `xl` 112) */
  size?: AvatarSize | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** A round picture of a person; who has none is an outline. @source spec §7 */
export function Avatar({ src, alt, size, className, ...rest }: AvatarProps) {
  const classes = look({ size, empty: src === undefined, className });
  if (src === undefined) {
    return (
      <span
        {...rest}
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
        className={classes}
      />
    );
  }
  return <img {...rest} src={src} alt={alt} width={96} height={96} decoding="async" className={classes} />;
}
