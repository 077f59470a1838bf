/** `rows` sets the details at the far edge, as on a receipt; `stitched` is a record in two columns. */
export const definitionListLooks = ["rows", "stitched"] as const;
export type DefinitionListLook = (typeof definitionListLooks)[number];
