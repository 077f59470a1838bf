export { type GlyphName, glyphNames } from "./generated/glyphs.ts";
export * as icons from "./generated/icons.ts";
export { Glyph, type GlyphProps, Icon, type IconDrawing, type IconProps } from "./Icon.tsx";
