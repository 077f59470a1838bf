"use client";

import { useSyncExternalStore } from "react";

/** The modals that are open, the top one last. All that lies outside the top one is out of reach. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  modals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a modal on top of the others. Gives what takes it away, whatever lies above it by then. */
export function enterModals(modal: HTMLElement): () => void {
  change([...modals, modal]);
  return () => change(modals.filter((other) => other !== modal));
}

/** The modal that people can reach now; none when that is the page. */
export const topModal = () => modals.at(-1);

export const useTopModal = () => useSyncExternalStore(subscribe, topModal, () => undefined);
