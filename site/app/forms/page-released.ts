const isHeld = () => document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null;

/** Resolves once no dialog holds the page, not even one that fades: what is written behind it is not read out. */
export function pageReleased(): Promise<void> {
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
