import type { NavigationItem } from "@gk/ui/header";
import { icons } from "@gk/ui/icon";
import { paths } from "../paths.ts";
import type { Translator } from "../words/words.ts";

/** The ten entries in the specification's order, each with the page that it leads to. @source spec §2; T30 */
const entries = [
  ["school", paths.school],
  ["introduction", paths.introduction],
  ["app", paths.app],
  ["events", paths.events],
  ["news", paths.news],
  ["tips", paths.tips],
  ["market", paths.market],
  ["about", paths.about],
  ["plans", paths.plans],
  ["contact", paths.contact],
] as const;

/** A place of the site's navigation. */
export type NavigationId = (typeof entries)[number][0];

/** An entry of the header, the compact bar and the menu. */
export type SiteItem = NavigationItem & { id: NavigationId };

/** The compact bar leaves out the app, the market and the plans. */
const compact = new Set<NavigationId>(["school", "introduction", "events", "news", "tips", "about", "contact"]);

/** An entry may lead to a place of its page. */
const withoutHash = (href: string) => href.replace(/#.*/, "");

type Where = { path: string; signedIn: boolean };

/** The header's and the sidebar's entries. For a member the school comes first and stands out (T32). */
export function navigationItems(t: Translator, { path, signedIn }: Where): SiteItem[] {
  return entries.map(([id, href]) => ({
    id,
    href,
    label: t(`nav.${id}`),
    current: path === withoutHash(href) || path.startsWith(`${href}/`),
    ...(signedIn && id === "school" && { icon: icons.school, highlighted: true }),
  }));
}

/** The seven entries of the bar that appears once the header has scrolled away. */
export const compactItems = (items: readonly SiteItem[]) => items.filter(({ id }) => compact.has(id));

const member = [
  ["index", paths.member],
  ["profile", paths.profile],
  ["children", paths.children],
  ["orders", paths.orders],
  ["settings", paths.settings],
  ["prizes", paths.prizes],
  ["activities", paths.activities],
] as const;

/** A page of the member area that its menus lead to. */
export type MemberPage = (typeof member)[number][0];

/** The member area's pages, for its own menu and the header's. Their words are not their routes (T22). */
export const memberPages = (t: Translator, path: string) =>
  member.map(([id, href]) => ({
    id,
    href,
    label: t(`member.menu.${id}`),
    current: path === href || (href !== paths.member && path.startsWith(`${href}/`)),
  }));
