"use client";

import { type ReactNode, useEffect } from "react";
import type { OverlayViewProps } from "./OverlayView.tsx";

const written = (...parts: ReactNode[]) => parts.filter((part) => typeof part === "string").join("\n\n");

/** The browser's own notice or question, where ours can't be loaded: without a connection, or after a deployment. */
export function BrowserOverlay({ overlay, open }: Pick<OverlayViewProps, "overlay" | "open">) {
  useEffect(() => {
    if (!open) return;
    if (overlay.kind === "confirm") {
      overlay.settle(window.confirm(written(overlay.request.title, overlay.request.body)));
    } else {
      window.alert(written(overlay.request.body));
      overlay.settle("closed");
    }
  }, [overlay, open]);
  return null;
}
