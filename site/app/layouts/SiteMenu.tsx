import { siteMenuId } from "@gk/ui/header";
import type { SidebarProps } from "@gk/ui/sidebar";
import { useEffect } from "react";
import { idleDrawer } from "../idle-drawer.tsx";
import type { MenuDrawerProps } from "./MenuDrawer.tsx";
import type { Site } from "./useSite.ts";

/** What comes later, and the drawer behind the menu's buttons. */
const Drawer = idleDrawer<MenuDrawerProps>(() => import("./Later.tsx").then(({ Later }) => Later), siteMenuId);

type SiteMenuProps = Pick<SidebarProps, "open" | "onOpenChange" | "language"> & { site: Site };

/** The menu of a phone: its drawer is fetched when the page is idle, or at the latest when it is opened. */
export function SiteMenu({ site: { t, items, account, menuWords }, language, open, onOpenChange }: SiteMenuProps) {
  useEffect(() => {
    if (!open) return undefined;
    // Back and forward change the page behind it, which its reader wants to see; also while the drawer is on its way.
    const close = () => onOpenChange?.(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [open, onOpenChange]);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      search={t("nav.search")}
      account={account}
      language={language}
      words={menuWords}
    />
  );
}
