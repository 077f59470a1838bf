import type { ComponentType } from "react";
import type { GlyphName } from "./generated/glyphs.ts";
import sprite from "./generated/sprite.svg?no-inline";
import * as css from "./Icon.css.ts";

const join = (own: string, extra: string | undefined) => (extra ? `${own} ${extra}` : own);

/**
 * One of `icons`: the strokes of a drawing on a grid of 24, as data that a server component can hand on.
 * Or a component that draws such an `<svg>`, for instance any other icon of lucide-react.
 */
export type IconDrawing = { readonly path: string } | ComponentType<{ className?: string; "aria-hidden"?: boolean }>;

export type IconProps = {
  /** One of `icons`, or a component that draws such an icon. */
  of: IconDrawing;
  /** For a measure or a colour other than the text's. */
  className?: string;
};

/** A general icon (Lucide), as large as the text beside it. Decorative: say its meaning in words next to it. */
export function Icon({ of: Drawing, className }: IconProps) {
  const look = join(css.drawn, className);
  if (!("path" in Drawing)) return <Drawing className={look} aria-hidden />;
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden>
      <path d={Drawing.path} />
    </svg>
  );
}

export type GlyphProps = {
  /** Which drawing; the page "Icon set" shows them all. */
  name: GlyphName;
  /** For a measure or a colour other than the text's. */
  className?: string;
};

/** One of GK's own icons (missions, categories, prizes …), from one cached sprite file. Decorative like `Icon`. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg className={join(css.icon, className)} aria-hidden focusable={false}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
