const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";

/** The dialog that has the focus, where one has: a form within it is sent from there, and answers there. */
export const dialogOfFocus = () => document.activeElement?.closest(dialogs) ?? null;

/**
 * Resolves once no dialog holds the page, not even one that fades: what is written behind it is not read out. What is
 * written `within` one does not wait for that one.
 */
export function pageReleased(within: Element | null = null): Promise<void> {
  const isHeld = () => [...document.querySelectorAll(dialogs)].some((dialog) => dialog !== within);
  if (!isHeld()) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (isHeld()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open", "role"] });
  });
}
