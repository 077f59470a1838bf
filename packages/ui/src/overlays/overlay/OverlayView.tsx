"use client";

import { Alert } from "../alert/index.ts";
import { Confirm } from "../confirm/index.ts";
import { closeAlert } from "./close-alert.ts";
import type { AlertPictures, Overlay } from "./overlays.ts";

export type OverlayViewProps = {
  overlay: Extract<Overlay, { kind: "alert" | "confirm" }>;
  open: boolean;
  onRedirect: (path: string) => void;
  pictures?: AlertPictures | undefined;
};

/** Draws an alert or a question. A default export for `lazy`. */
export default function OverlayView({ overlay, open, onRedirect, pictures }: OverlayViewProps) {
  if (overlay.kind === "confirm") {
    const { onAccepted: _told, ...asked } = overlay.request;
    return (
      <Confirm {...asked} open={open} onAccept={() => overlay.settle(true)} onBack={() => overlay.settle(false)} />
    );
  }
  const { retry, redirect: _followed, ...shown } = overlay.request;
  return (
    <Alert
      picture={pictures?.[shown.tone]}
      {...shown}
      open={open}
      onOpenChange={() => closeAlert(overlay, onRedirect)}
      onRetry={() => {
        if (overlay.settle("retried")) retry?.();
      }}
    />
  );
}
