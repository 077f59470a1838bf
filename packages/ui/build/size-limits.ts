type Limit = { entries: readonly string[]; js: number; css: number };

/** What a choice of entries may add to an app at most. @units bytes of brotli @source figures of the design system */
export const sizeLimits = {
  "the set": {
    entries: [
      "button",
      "dialog",
      "confirm",
      "tabs",
      "carousel",
      "accordion",
      "text-field",
      "select",
      "checkbox-group",
      "radio-group",
      "card",
    ],
    js: 16_200,
    css: 6_000,
  },
  "only the button": { entries: ["button"], js: 1_300, css: 3_000 },
} as const satisfies Record<string, Limit>;
