import { cdp } from "vitest/browser";
import { choices, type ThemeName } from "../preview/globals.ts";

/** A theme, and what the system may ask for on top of it. */
export type Condition = { theme: ThemeName; media?: { name: string; value: string }[] };

const contrast = { name: "prefers-contrast", value: "more" };
const forced = { name: "forced-colors", value: "active" };
const scheme = (value: string) => ({ name: "prefers-color-scheme", value });

/** The themes of the toolbar, and more contrast as the system asks for it. */
export const themes: Record<string, Condition> = {
  ...Object.fromEntries((Object.keys(choices.theme) as ThemeName[]).map((theme) => [theme, { theme }])),
  "more contrast": { theme: "light", media: [contrast] },
};

/** Whether more is asked for than a theme: then what is chosen stands out as a disabled box does. */
export const isStrict = ({ media = [] }: Condition): boolean => media.length > 0;

export const forcedColours: Record<string, Condition> = {
  "forced colours, light": { theme: "light", media: [forced, scheme("light")] },
  "forced colours, dark": { theme: "light", media: [forced, scheme("dark")] },
};

/** What only moves towards a colour doesn’t have it yet. */
const stillness = new CSSStyleSheet();
stillness.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");

/** Puts the page under a condition, at once. */
export async function meet({ theme, media = [] }: Condition): Promise<void> {
  document.adoptedStyleSheets = [stillness];
  document.documentElement.dataset["theme"] = theme;
  await cdp().send("Emulation.setEmulatedMedia", { features: media });
}

/** Takes it back. */
export async function leave(): Promise<void> {
  document.adoptedStyleSheets = [];
  document.documentElement.dataset["theme"] = "light";
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
}
