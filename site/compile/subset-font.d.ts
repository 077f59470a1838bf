declare module "subset-font" {
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2" | "truetype"; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
