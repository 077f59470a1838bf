/** `rows` sets the details at the far edge, as on a receipt; `stitched` is a record in two columns. */
export const definitionListVariants = ["rows", "stitched"] as const;
export type DefinitionListVariant = (typeof definitionListVariants)[number];
