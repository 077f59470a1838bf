import { describe, it } from "vitest";
import { words } from "../words/index.ts";
import { UiProvider } from "./index.ts";

/** Which languages and words a provider takes. Checked by the compiler (`npm run types`). */
const english = words["en-US"];
const { close: _close, ...withoutClose } = english;
const children = null;

declare const tag: string;

describe("a language of the library", () => {
  it("needs no words, and takes single ones", () => {
    UiProvider({ children, locale: "en-US" });
    UiProvider({ children, locale: "en-US", words: undefined });
    UiProvider({ children, locale: "zh-HK", words: { close: "收起", goToPage: (page) => `${page}` } });
  });

  it("takes only words that there are, each in its shape", () => {
    // @ts-expect-error a word that no piece says
    UiProvider({ children, locale: "en-US", words: { clsoe: "Close" } });
    // @ts-expect-error a text where the number of the page is told
    UiProvider({ children, locale: "en-US", words: { goToPage: "Go" } });
    // @ts-expect-error the number of a page as letters
    UiProvider({ children, locale: "en-US", words: { goToPage: (page: string) => page } });
  });
});

describe("another language", () => {
  it("comes with all words", () => {
    UiProvider({ children, locale: "zh-Hans", words: english });
    UiProvider({ children, locale: tag, words: english });
    // @ts-expect-error without one of them
    UiProvider({ children, locale: "zh-Hans", words: withoutClose });
    // @ts-expect-error without any
    UiProvider({ children, locale: "zh-Hans" });
    // @ts-expect-error a tag that may be any
    UiProvider({ children, locale: tag });
  });
});
