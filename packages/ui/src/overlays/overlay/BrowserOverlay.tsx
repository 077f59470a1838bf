"use client";

import { useEffect, useRef } from "react";
import { closeAlert } from "./close-alert.ts";
import type { OverlayViewProps } from "./OverlayView.tsx";

/** The browser's own notice or question, where ours can't be loaded: without a connection, or after a deployment. */
export function BrowserOverlay({ overlay, open, onRedirect }: OverlayViewProps) {
  const words = useRef<HTMLDivElement>(null);
  const redirect = useRef(onRedirect);
  useEffect(() => {
    redirect.current = onRedirect;
  });
  useEffect(() => {
    if (!open) return;
    const sentences = Array.from(words.current?.children ?? [], ({ textContent }) => textContent).join("\n\n");
    if (overlay.kind === "confirm") {
      overlay.settle(window.confirm(sentences));
    } else {
      window.alert(sentences);
      closeAlert(overlay, redirect.current);
    }
  }, [overlay, open]);
  // The browser takes plain text only: drawn out of sight, the words can be read as such.
  return (
    <div ref={words} hidden>
      {overlay.kind === "confirm" && <div>{overlay.request.title}</div>}
      <div>{overlay.request.body}</div>
    </div>
  );
}
