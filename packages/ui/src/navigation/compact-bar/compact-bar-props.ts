import type { ComponentProps } from "react";
import type { Picture } from "../../foundations/illustration/index.ts";
import type { Account } from "../header/index.ts";

export type CompactBarItem = { id: string; label: string; href: string; current?: boolean | undefined };

export type CompactBarProps = Omit<ComponentProps<"div">, "children"> & {
  /** The symbol of your logo, as high as it is wide. */
  logo: Picture;
  /** The entries that follow the reader, in order. @source spec §2 "Navigation", T30 */
  items: readonly CompactBarItem[];
  /** Where the symbol leads, and its name for those who do not see it. */
  home: { label: string; href: string };
  /** Leads to what the page is for, such as an app, where there is room for it. */
  call: { label: string; href: string };
  /** Who is looking: the way to their pages, or to the sign-in, where the bar is a carousel. @default no such link */
  account?: Account | undefined;
  /** Called when the menu is asked for: open the `Sidebar`. The bar has a button for it where it is a carousel. */
  onMenu?: (() => void) | undefined;
  /** Whether the menu is open, which its button says. */
  menuOpen?: boolean | undefined;
};
