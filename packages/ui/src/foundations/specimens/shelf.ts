import type { CSSProperties } from "react";
import { vars } from "../theme/index.ts";

/** Specimens beside each other, as many as there is room for. */
export const shelf = (least: string): CSSProperties => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: vars.space[5],
});
