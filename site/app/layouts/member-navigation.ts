import { Baby, LayoutGrid, type LucideIcon, Receipt, Settings, User } from "lucide-react";
import type { MemberMenuItem } from "@gk/ui/member-menu";
import { paths } from "../paths.ts";
import type { Speak } from "../words/words.ts";

const entries = [
  ["index", paths.member, LayoutGrid],
  ["profile", paths.profile, User],
  ["children", paths.children, Baby],
  ["orders", paths.orders, Receipt],
  ["settings", paths.settings, Settings],
] as const satisfies (readonly [string, string, LucideIcon])[];

/** The member area's own entries. Their words are not their routes (T22). */
export function memberItems(t: Speak, path: string): MemberMenuItem[] {
  return entries.map(([id, href, icon]) => ({
    id,
    href,
    label: t(`member.menu.${id}`),
    icon,
    current: href === paths.member ? path === href : path === href || path.startsWith(`${href}/`),
  }));
}
