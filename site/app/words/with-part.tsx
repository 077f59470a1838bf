import { VisuallyHidden } from "@gk/ui/visually-hidden";
import type { ReactNode } from "react";

/** A heading that also says which part of its page shows; the eye sees it where the parts are chosen. */
export const withPart = (heading: ReactNode, part: string | undefined): ReactNode =>
  part === undefined ? (
    heading
  ) : (
    <>
      {heading} <VisuallyHidden>{part}</VisuallyHidden>
    </>
  );
