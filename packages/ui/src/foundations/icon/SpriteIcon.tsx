import type { ComponentProps } from "react";
import * as css from "./Icon.css.ts";
import { join } from "./join.ts";

export type SpriteIconProps = Omit<ComponentProps<"svg">, "aria-hidden" | "children" | "focusable" | "name"> & {
  /** The address of the sprite, which is cached as a file. */
  sprite: string;
  /** Which of its symbols. */
  name: string;
  /** For a measure or a colour other than the text's. */
  className?: string | undefined;
};

/** An icon from a sprite of yours, as large as the text beside it. Decorative like `Icon`. */
export function SpriteIcon({ sprite, name, className, ...rest }: SpriteIconProps) {
  return (
    <svg {...rest} className={join(css.icon, className)} aria-hidden focusable={false}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
