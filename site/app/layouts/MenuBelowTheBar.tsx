import { siteMenuId } from "@gk/ui/header";
import type { SidebarProps } from "@gk/ui/sidebar";
import { useEffect } from "react";

/** The menu where its drawer can't be loaded: the entries show below the bar, as before scripts run. */
export function MenuBelowTheBar({ open, onOpenChange }: Pick<SidebarProps, "open" | "onOpenChange">) {
  useEffect(() => {
    if (!open) return;
    window.location.hash = siteMenuId;
    onOpenChange?.(false);
  }, [open, onOpenChange]);
  return null;
}
