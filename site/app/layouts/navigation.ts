import type { NavigationId, NavigationItem } from "@gk/ui/header";
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
] as const satisfies (readonly [NavigationId, string])[];

/** The compact bar leaves out the app, the market and the plans. */
const compact = new Set<NavigationId>(["school", "introduction", "events", "news", "tips", "about", "contact"]);

type Where = { path: string; signedIn: boolean };

/** The header's and the sidebar's entries. For a member the school comes first and stands out (T32). */
export function navigationItems(t: Translator, { path, signedIn }: Where): NavigationItem[] {
  return entries.map(([id, href]) => ({
    id,
    href,
    label: t(`nav.${id}`),
    current: path === href || path.startsWith(`${href}/`),
    highlighted: signedIn && id === "school",
  }));
}

/** The seven entries of the bar that appears once the header has scrolled away. */
export const compactItems = (items: readonly NavigationItem[]) => items.filter(({ id }) => compact.has(id));
