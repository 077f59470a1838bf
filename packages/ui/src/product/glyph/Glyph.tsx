import { SpriteIcon, type SpriteIconProps } from "../../foundations/icon/index.ts";
import sprite from "./generated/glyphs.svg?no-inline";
import type { GlyphName } from "./generated/glyphs.ts";

export type GlyphProps = Omit<SpriteIconProps, "name" | "sprite"> & {
  /** Which drawing; the sheet shows them all. */
  name: GlyphName;
};

/** One of GK's own icons (missions, categories, prizes …), from one cached sprite file. Decorative like `Icon`. */
export function Glyph(props: GlyphProps) {
  return <SpriteIcon {...props} sprite={sprite} />;
}
