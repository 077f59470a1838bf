import { piece } from "../theme/piece.ts";

const box = { inlineSize: "1.3em", blockSize: "1.3em", flex: "none" };

export const icon = piece(box);

/** With Lucide's pen. */
export const drawn = piece({
  ...box,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.25,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
