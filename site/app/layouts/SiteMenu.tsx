import type { SidebarProps } from "@gk/ui/sidebar";
import { type ComponentType, type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { whenIdle } from "../when-idle.ts";
import { MenuBelowTheBar } from "./MenuBelowTheBar.tsx";
import type { Site } from "./useSite.ts";

type Drawer = ComponentType<SidebarProps>;

let loaded: Drawer | undefined;

const load = () => import("@gk/ui/sidebar").then(({ Sidebar }) => (loaded = Sidebar));

export type SiteMenuHandle = { open: () => void };

type SiteMenuProps = { site: Site; language: ReactNode; ref: Ref<SiteMenuHandle> };

/**
 * The drawer behind the header's menu button: fetched when the page is idle, or at the latest when it is opened. It holds
 * whether it is open by itself, so that opening it draws nothing else anew.
 */
export function SiteMenu({ site: { t, items, account }, language, ref }: SiteMenuProps) {
  const [Drawer, setDrawer] = useState<Drawer | undefined>(() => loaded);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (drawer: Drawer) => setDrawer(() => drawer);
    // What fails now is asked for again when it is needed.
    return loaded ? undefined : whenIdle(() => void load().then(show, () => undefined));
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      open() {
        setOpen(true);
        // What stands in is chosen last: the loading of the styles, which the build adds to the import, can fail too.
        if (!loaded)
          void load()
            .catch(() => MenuBelowTheBar)
            .then((drawer) => setDrawer(() => drawer));
      },
    }),
    [],
  );
  if (!Drawer) return null;
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      items={items}
      account={account}
      language={language}
      words={{
        guestTitle: t("sidebar.guest.title"),
        guestBody: t("sidebar.guest.body"),
        member: t("header.member"),
      }}
    />
  );
}
