"use client";

import { enterModals } from "../../foundations/open-modals/open-modals.ts";
import { lockScroll } from "./lock-scroll.ts";

/** To the first answer: by itself, the browser would take a sheet that scrolls. Of several circles the chosen one is it. */
function focusFirst(dialog: HTMLDialogElement) {
  const first = dialog.querySelector<HTMLElement>("a[href], button, input:not([type='hidden']), select, textarea");
  const chosen = first?.matches("[type=radio]") && dialog.querySelector<HTMLElement>("[type=radio]:checked");
  (chosen || first)?.focus({ preventScroll: true });
}

/** jsdom has no modal dialogs: there, a dialog only shows, and gives the focus back. */
function showInJsdom(dialog: HTMLDialogElement) {
  const opener = document.activeElement;
  dialog.open = true;
  return () => {
    dialog.open = false;
    if (opener instanceof HTMLElement) opener.focus();
  };
}

function show(dialog: HTMLDialogElement) {
  // It shows already, and what is open can't become modal.
  dialog.open = false;
  if (typeof dialog.showModal !== "function") return showInJsdom(dialog);
  dialog.showModal();
  return () => dialog.close();
}

/** What had the focus can make room for something else, such as a form for its thanks: then the dialog has it. */
function keepFocus(dialog: HTMLDialogElement) {
  const changes = new MutationObserver(() => document.activeElement === document.body && dialog.focus());
  changes.observe(dialog, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/**
 * Makes a dialog modal: the focus goes in, unless it is there already, everything else is out of reach and the page stands
 * still. Gives what closes it, upon which the focus is back where it was.
 *
 * @param opener what had the focus when the dialog showed
 */
export function showModal(dialog: HTMLDialogElement, opener: Element | null): () => void {
  // What a quick hand has gone to already.
  const chosen = dialog.querySelector<HTMLElement>(":focus");
  // The browser remembers what has the focus now, and gives it back.
  if (chosen && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  const release = [keepFocus(dialog), show(dialog), enterModals(dialog), lockScroll()];
  if (chosen) chosen.focus({ preventScroll: true });
  else focusFirst(dialog);
  return () => {
    for (const undo of release) undo();
  };
}
