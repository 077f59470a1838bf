import { type IconDrawing, icons } from "@gk/ui/icon";
import { pictures } from "@gk/ui/pictures";
import { Sidebar, type SidebarProps } from "@gk/ui/sidebar";
import { useMemo } from "react";
import { paths } from "../paths.ts";
import type { NavigationId, SiteItem } from "./navigation.ts";

const drawings: Record<NavigationId, IconDrawing> = {
  school: icons.school,
  introduction: icons.sprout,
  app: icons.smartphone,
  events: icons.calendarDays,
  news: icons.newspaper,
  tips: icons.bookOpen,
  market: icons.tag,
  about: icons.users,
  plans: icons.ticketPercent,
  contact: icons.mail,
};

export type MenuDrawerProps = Omit<SidebarProps, "items" | "logo" | "welcome"> & {
  items: readonly SiteItem[];
  /** What the way to the search is called, which follows the entries: the school is the first of them (T32). */
  search: string;
};

/** The drawer of the menu, with what is drawn in it only: each entry's icon, the bird that welcomes a guest. */
export function MenuDrawer({ items, search, ...rest }: MenuDrawerProps) {
  const drawn = useMemo(
    () => [
      ...items.map((item) => ({ ...item, icon: drawings[item.id] })),
      { id: "search", label: search, href: paths.search, icon: icons.search },
    ],
    [items, search],
  );
  return <Sidebar {...rest} keepMounted logo={pictures.logo} welcome={pictures.mascotHello} items={drawn} />;
}
