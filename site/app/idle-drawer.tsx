import { type ComponentType, useEffect } from "react";
import { idlePiece } from "./idle-piece.tsx";

type Opened = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined };

/** What it would hold shows in the page, at its anchor, as before scripts run. */
const inThePage = (anchor: string) =>
  function InThePage({ open, onOpenChange }: Opened) {
    useEffect(() => {
      if (!open) return;
      window.location.hash = anchor;
      onOpenChange?.(false);
    }, [open, onOpenChange]);
    return null;
  };

/**
 * A drawer that is fetched when the page is idle, or at the latest when it is opened. Where it can't be, whoever opens it is
 * led to the anchor of what it would hold (decision 194).
 */
export const idleDrawer = <Props extends Opened>(load: () => Promise<ComponentType<Props>>, anchor: string) =>
  idlePiece<Props>(load, { wanted: ({ open }) => open === true, standIn: inThePage(anchor) });
