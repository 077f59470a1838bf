import type { SidebarProps } from "@gk/ui/sidebar";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { whenIdle } from "../when-idle.ts";
import { MenuBelowTheBar } from "./MenuBelowTheBar.tsx";
import type { MenuDrawerProps } from "./MenuDrawer.tsx";
import type { Site } from "./useSite.ts";

type Drawer = ComponentType<MenuDrawerProps>;

let loaded: Drawer | undefined;

const load = () => import("./Later.tsx").then(({ Later }) => (loaded = Later));

type SiteMenuProps = Pick<SidebarProps, "open" | "onOpenChange" | "language"> & { site: Site };

/** What comes later, and the drawer behind the menu's buttons: fetched when the page is idle, or at the latest when it is opened. */
export function SiteMenu({ site: { t, items, account }, language, open, onOpenChange }: SiteMenuProps) {
  const [Drawer, setDrawer] = useState<Drawer | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    const show = (drawer: Drawer) => setDrawer(() => drawer);
    // What fails while nobody waits is asked for again when it is needed.
    if (!open) return whenIdle(() => void load().then(show, () => undefined));
    // What stands in is chosen last: the loading of the styles, which the build adds to the import, can fail too.
    void load()
      .catch(() => MenuBelowTheBar)
      .then(show);
    return undefined;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    // Back and forward change the page behind it, which its reader wants to see; also while the drawer is on its way.
    const close = () => onOpenChange?.(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [open, onOpenChange]);
  const words = useMemo(
    () => ({
      guestTitle: t("sidebar.guest.title"),
      guestBody: t("sidebar.guest.body"),
      member: t("header.member"),
    }),
    [t],
  );
  if (!Drawer) return null;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      search={t("nav.search")}
      account={account}
      language={language}
      words={words}
    />
  );
}
