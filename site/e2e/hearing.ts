import type { Page } from "@playwright/test";

type Ears = {
  /** What a screen reader is given to read out, in order. */
  said: string[];
  /** What stood in a live region as that came: some read it out, others don't, and it is no news. */
  arrivedFilled: string[];
};

/**
 * Hears a page's live regions from the start of each document: what is written into one that is there, and an alert that
 * comes. What is written behind an open dialog is not heard.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const regions = "[role=alert], [role=status], [role=log], output, [aria-live]:not([aria-live=off])";
    const ears: Ears = { said: [], arrivedFilled: [] };
    Object.assign(window, { ears });
    const known = new WeakSet<Element>();
    // Where a heading may break is nothing to hear.
    const wordsOf = (node: Node) => (node.textContent ?? "").replaceAll("\u200B", "").trim();

    const isBehindDialog = (region: Element) =>
      [...document.querySelectorAll("dialog:modal")].some((dialog) => !dialog.contains(region));
    const hear = (region: Element, words: string) => {
      if (words !== "" && !isBehindDialog(region)) ears.said.push(words);
    };

    const meet = (region: Element) => {
      if (known.has(region)) return;
      known.add(region);
      if (region.matches("[role=alert]")) hear(region, wordsOf(region));
      else if (wordsOf(region) !== "") ears.arrivedFilled.push(wordsOf(region));
    };
    const meetAll = (within: Element) => {
      if (within.matches(regions)) meet(within);
      for (const region of within.querySelectorAll(regions)) meet(region);
    };

    const change = (target: Node, added: readonly Node[], heardBefore: Set<Element>) => {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      if (!region || !known.has(region) || heardBefore.has(region)) return;
      const isWhole = region.matches("[role=alert], [role=status], output, [aria-atomic=true]");
      if (isWhole && region.getAttribute("aria-atomic") !== "false") {
        heardBefore.add(region);
        hear(region, wordsOf(region));
      } else hear(region, added.map(wordsOf).join(""));
    };

    const watch = new MutationObserver((records) => {
      const heard = new Set<Element>();
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") change(target, [target], heard);
        else if (type === "childList" && addedNodes.length > 0) change(target, [...addedNodes], heard);
      }
      for (const { type, target, addedNodes } of records) {
        // A region that is named as one once its page is painted has arrived with plain words.
        if (type === "attributes" && (target as Element).matches(regions)) known.add(target as Element);
        for (const added of addedNodes) if (added instanceof Element && added.isConnected) meetAll(added);
      }
    });
    // Until then the browser itself writes the page.
    addEventListener("DOMContentLoaded", () => {
      meetAll(document.documentElement);
      watch.observe(document, {
        attributeFilter: ["role", "aria-live"],
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  });

const ears = (page: Page) => page.evaluate(() => (globalThis as unknown as { ears: Ears }).ears);

/** What the page has said since it was loaded. */
export const said = async (page: Page) => (await ears(page)).said;

/** How often the page has said something. */
export const timesSaid = async (page: Page, words: string) =>
  (await said(page)).filter((sentence) => sentence.includes(words)).length;

/** What came in a live region that was filled already. */
export const arrivedFilled = async (page: Page) => (await ears(page)).arrivedFilled;
