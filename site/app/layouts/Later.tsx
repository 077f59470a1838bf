import { Offers } from "../offers/Offers.tsx";
import { useOffline } from "../offline/useOffline.ts";
import { MenuDrawer, type MenuDrawerProps } from "./MenuDrawer.tsx";

/** What no page needs at first, fetched together when it is idle: the menu's drawer, what comes by itself, and what is kept. */
export function Later(menu: MenuDrawerProps) {
  useOffline();
  return (
    <>
      <MenuDrawer {...menu} />
      <Offers />
    </>
  );
}
