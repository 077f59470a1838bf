import { Offers } from "../offers/Offers.tsx";
import { MenuDrawer, type MenuDrawerProps } from "./MenuDrawer.tsx";

/** What no page needs at first, fetched together when it is idle: the menu's drawer, and what comes by itself. */
export function Later(menu: MenuDrawerProps) {
  return (
    <>
      <MenuDrawer {...menu} />
      <Offers />
    </>
  );
}
