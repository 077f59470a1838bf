/** A page that is measured, and how a browser asks for it. */
export type BenchPage = { name: string; path: string; language: string };

/** The home page in both languages. `/` is the Chinese one for a browser that asks for Chinese (decision 5). */
export const pages: readonly BenchPage[] = [
  { name: "zh-HK", path: "/", language: "zh-HK" },
  { name: "en-US", path: "/en-US", language: "en-US" },
];
