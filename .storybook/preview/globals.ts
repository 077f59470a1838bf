import type { Locale } from "../../packages/ui/src/index.ts";

/** What the toolbar offers. Each first value is the usual one. */
export const choices = {
  locale: { "zh-HK": "中文", "en-US": "English" },
  theme: {
    light: "Light",
    contrast: "More contrast",
    dark: "Dark",
    harbour: "Harbour (a second brand)",
  },
  motion: { normal: "Motion", reduced: "Reduced motion" },
  colours: { normal: "Own colours", forced: "Forced colours (close to the real thing)" },
  text: { normal: "Text 100 %", large: "Text 200 %" },
} as const;

export type ThemeName = keyof (typeof choices)["theme"];

/** What the toolbar says now. */
export type Chosen = {
  locale: Locale;
  theme: ThemeName;
  motion: "normal" | "reduced";
  colours: "normal" | "forced";
  text: "normal" | "large";
};

type Globals = { readonly [name: string]: unknown };

/** One of the values that a choice offers; its first where something else was asked for. */
function chosen<Value extends string>(offered: Record<Value, string>, value: unknown): Value {
  const values = Object.keys(offered) as [Value, ...Value[]];
  return values.find((offer) => offer === value) ?? values[0];
}

/** Reads the toolbar. A value that it does not offer (an old link) counts as the usual one. */
export const readGlobals = (globals: Globals): Chosen => ({
  locale: chosen(choices.locale, globals["locale"]),
  theme: chosen(choices.theme, globals["theme"]),
  motion: chosen(choices.motion, globals["motion"]),
  colours: chosen(choices.colours, globals["colours"]),
  text: chosen(choices.text, globals["text"]),
});

const menu = <const Icon extends string>(description: string, icon: Icon, offered: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(offered).map(([value, title]) => ({ value, title })),
  },
});

export const toolbar = {
  locale: menu("Language", "globe", choices.locale),
  theme: menu("Theme", "paintbrush", choices.theme),
  motion: menu("Motion", "play", choices.motion),
  colours: menu("Colours", "contrast", choices.colours),
  text: menu("Size of text", "zoom", choices.text),
};
