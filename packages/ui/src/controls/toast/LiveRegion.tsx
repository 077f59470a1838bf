"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";

/**
 * Tells a screen reader, when it has finished its sentence, what has changed on the page: "8 results". The words are written
 * a moment after they come: what arrives together with its region, or from under a closing dialog, would not be said.
 */
export function LiveRegion({
  children,
  ...rest
}: ComponentProps<"span"> & { /** What has changed, in a sentence. */ children?: ReactNode }) {
  const [said, setSaid] = useState<ReactNode>();
  useEffect(() => afterPaint(() => setSaid(children)), [children]);
  return (
    <VisuallyHidden {...rest}>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
