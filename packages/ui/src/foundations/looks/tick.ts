/** The tick of what is chosen, in the color of its box's words. */
export const tick = {
  content: "''",
  inlineSize: "6px",
  blockSize: "12px",
  border: "solid",
  borderWidth: "0 3px 3px 0",
  borderRadius: "1px",
  rotate: "45deg",
  translate: "0 -1px",
} as const;
