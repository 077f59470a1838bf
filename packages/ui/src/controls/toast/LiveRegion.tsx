import type { ReactNode } from "react";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";

/** Tells a screen reader, when it has finished its sentence, what has changed on the page: "8 results". Keep it mounted. */
export function LiveRegion({ children }: { /** What has changed, in a sentence. */ children?: ReactNode }) {
  return (
    <VisuallyHidden>
      <output>{children}</output>
    </VisuallyHidden>
  );
}
