import { type IconDrawing, icons } from "@gk/ui/icon";
import { pictures } from "@gk/ui/pictures";
import { Sidebar, type SidebarProps } from "@gk/ui/sidebar";
import { useLayoutEffect } from "react";
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
  /** What the way to the search is called, which stands before the entries. */
  search: string;
};

/** The drawer of the menu, with what is drawn in it only: each entry's icon, the bird that welcomes a guest. */
export function MenuDrawer({ items, search, ...rest }: MenuDrawerProps) {
  const { open, onOpenChange } = rest;
  // From the moment it shows: whoever goes back at once is not to find it over the page that they come to.
  useLayoutEffect(() => {
    if (!open) return undefined;
    // Back and forward change the page behind it, which its reader wants to see.
    const close = () => onOpenChange?.(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [open, onOpenChange]);
  return (
    <Sidebar
      {...rest}
      keepMounted
      logo={pictures.logo}
      welcome={pictures.mascotHello}
      items={[
        { id: "search", label: search, href: paths.search, icon: icons.search },
        ...items.map((item) => ({ ...item, icon: drawings[item.id] })),
      ]}
    />
  );
}
