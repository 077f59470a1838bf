import type { Chosen } from "./preview/globals.ts";

type Locale = Chosen["locale"];
type Theme = Chosen["theme"];
type Width = 320 | 390 | 768 | 926 | 1250 | 1440;

/** One way in which Chromatic photographs a story: the toolbar's values and the width of the window. */
export type Mode = { locale: Locale; theme: Theme; viewport: Width };

/** The widths that the viewport menu offers: two phones, the three breakpoints, a desktop. @source spec §9, DESIGN §4 */
export const widths = [320, 390, 768, 926, 1250, 1440] as const satisfies readonly Width[];

/**
 * Chromatic's modes for each locale, width and theme, named by what differs.
 *
 * @example parameters: { chromatic: { modes: modes({ widths: [390, 1440], themes: ["light", "harbour"] }) } }
 */
export function modes({
  locales = ["zh-HK", "en-US"],
  widths: photographed = [390, 1440],
  themes = ["light"],
}: {
  locales?: readonly Locale[];
  widths?: readonly Width[];
  themes?: readonly Theme[];
} = {}): Record<string, Mode> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      photographed.flatMap((viewport) =>
        themes.map((theme) => [
          [locale, viewport, ...(theme === "light" ? [] : [theme])].join(" "),
          { locale, theme, viewport },
        ]),
      ),
    ),
  );
}
