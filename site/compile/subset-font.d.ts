declare module "subset-font" {
  /** Cuts a font to the characters of a text; `keepFeatures` are the OpenType features that stay, without it all; `dropTables` go. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Readonly<Record<string, number>>;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
