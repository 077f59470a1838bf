import { useEffect } from "react";

type Opened = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined };

/** Stands in for a drawer that can't be loaded: what it has shows in the page, at its anchor, as before scripts run. */
export const inThePage = (anchor: string) =>
  function InThePage({ open, onOpenChange }: Opened) {
    useEffect(() => {
      if (!open) return;
      window.location.hash = anchor;
      onOpenChange?.(false);
    }, [open, onOpenChange]);
    return null;
  };
