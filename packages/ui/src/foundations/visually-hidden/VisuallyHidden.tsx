import type { ReactNode } from "react";
import { hidden } from "../looks/hidden.css.ts";

/** Words for screen readers only, where a picture or a figure says it to the eye. */
export function VisuallyHidden({ children }: { /** What the eye sees, said in words. */ children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
