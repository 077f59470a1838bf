/** General pieces: any team's, whatever its product is. */
export const generalShelves = [
  "foundations",
  "controls",
  "layout",
  "forms",
  "overlays",
  "navigation",
  "reading",
] as const;

/** GK's own pieces, by the part of the product that they belong to. */
export const ownShelves = [
  "product",
  "account",
  "money",
  "school",
  "community",
  "magazine",
  "member",
  "home",
  "pages",
] as const;

/** The shelves of `packages/ui/src`: a piece imports from its own shelf and from those before it. */
export const shelves = [...generalShelves, ...ownShelves] as const;
