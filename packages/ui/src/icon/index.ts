export { type GlyphName, glyphNames } from "./generated/glyphs.ts";
export { Glyph, type GlyphProps, Icon, type IconProps } from "./Icon.tsx";
