import { describe, expect, it } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>("./*/*/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).filter(([file]) => !/\.(?:stories|test)\.|-suite\.|tab-stops|\/specimens\//.test(file));

/**
 * What one of the README's browsers (Chrome 117, Firefox 121, Safari 16.4) does not know yet. The compiler knows the
 * language of those years (`lib`), and no versions of the web platform.
 */
const newer =
  /AbortSignal\.any|URL\.(?:canParse|parse)\b|Segmenter|checkVisibility|[sS]howPopover|startViewTransition|requestIdleCallback/;

describe("the browsers that the README names", () => {
  it("are asked of the sources", () => {
    expect(sources.length).toBeGreaterThan(300);
  });

  it("know every call", () => {
    expect(sources.filter(([, source]) => newer.test(source)).map(([file]) => file)).toEqual([]);
  });
});
