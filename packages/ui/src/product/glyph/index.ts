export { Glyph, type GlyphProps } from "./Glyph.tsx";
export { type GlyphName, glyphNames } from "./generated/glyphs.ts";
