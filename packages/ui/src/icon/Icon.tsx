import type { LucideIcon } from "lucide-react";
import type { GlyphName } from "./generated/glyphs.ts";
import sprite from "./generated/sprite.svg?no-inline";
import * as css from "./Icon.css.ts";

const join = (own: string, extra: string | undefined) => (extra ? `${own} ${extra}` : own);

export type IconProps = {
  /** A Lucide icon, imported by itself. */
  of: LucideIcon;
  /** For a measure or a colour other than the text's. */
  className?: string;
};

/** A general icon (Lucide), as large as the text beside it. Decorative: say its meaning in words next to it. */
export function Icon({ of: Shape, className }: IconProps) {
  return <Shape className={join(css.icon, className)} strokeWidth={2.25} aria-hidden focusable={false} />;
}

export type GlyphProps = { name: GlyphName; className?: string };

/** One of GK's own icons (missions, categories, prizes …), from one cached sprite file. Decorative like `Icon`. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg className={join(css.icon, className)} aria-hidden focusable={false}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
