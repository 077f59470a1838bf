/**
 * Words that only a component knows ("close", "3 of 8"). The page's own words come in as props.
 * A key that is missing in one language does not compile; no component has a default in either.
 *
 * @source engineering guide, "ui is free of the product's plumbing"
 */
export const locales = ["zh-HK", "en-US"] as const;
export type Locale = (typeof locales)[number];

const chinese = {
  close: "關閉",
  loading: "載入中…",
  newWindow: "（在新視窗開啟）",
  optional: "選填",
  required: "必填",
};

export type Words = Record<keyof typeof chinese, string>;

const english: Words = {
  close: "Close",
  loading: "Loading…",
  newWindow: "(opens in a new window)",
  optional: "Optional",
  required: "Required",
};

export const words: Record<Locale, Words> = { "zh-HK": chinese, "en-US": english };
