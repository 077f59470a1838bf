import { type IconDrawing, icons } from "@gk/ui/icon";
import type { MemberMenuItem } from "@gk/ui/member-menu";
import type { Translator } from "../words/words.ts";
import { type MemberPage, memberPages } from "./navigation.ts";

const drawings: Record<MemberPage, IconDrawing> = {
  index: icons.layoutGrid,
  profile: icons.user,
  children: icons.baby,
  orders: icons.receipt,
  settings: icons.settings,
  prizes: icons.gift,
  activities: icons.partyPopper,
};

/** The entries of the member area's own menu. */
export const memberItems = (t: Translator, path: string): MemberMenuItem[] =>
  memberPages(t, path).map((page) => ({ ...page, icon: drawings[page.id] }));
