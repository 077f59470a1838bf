import type { MemberMenuItem } from "@gk/ui/member-menu";
import { paths } from "../paths.ts";
import type { Translator } from "../words/words.ts";
import { type IconDrawing, icons } from "@gk/ui";

const entries = [
  ["index", paths.member, icons.layoutGrid],
  ["profile", paths.profile, icons.user],
  ["children", paths.children, icons.baby],
  ["orders", paths.orders, icons.receipt],
  ["settings", paths.settings, icons.settings],
] as const satisfies (readonly [string, string, IconDrawing])[];

/** The member area's own entries. Their words are not their routes (T22). */
export function memberItems(t: Translator, path: string): MemberMenuItem[] {
  return entries.map(([id, href, icon]) => ({
    id,
    href,
    label: t(`member.menu.${id}`),
    icon,
    current: href === paths.member ? path === href : path === href || path.startsWith(`${href}/`),
  }));
}
