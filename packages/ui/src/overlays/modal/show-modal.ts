"use client";

import { enterModals } from "../../foundations/open-modals/open-modals.ts";
import { lockScroll } from "./lock-scroll.ts";

/** To the first answer: by itself, the browser would take a sheet that scrolls. */
const focusFirst = (dialog: HTMLDialogElement) =>
  dialog
    .querySelector<HTMLElement>("a[href], button, input:not([type='hidden']), select, textarea")
    ?.focus({ preventScroll: true });

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

/**
 * Makes a dialog modal: the focus goes in, everything else is out of reach and the page stands still. Gives what closes it,
 * upon which the focus is back where it was.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const release = [show(dialog), enterModals(dialog), lockScroll()];
  focusFirst(dialog);
  return () => {
    for (const undo of release) undo();
  };
}
