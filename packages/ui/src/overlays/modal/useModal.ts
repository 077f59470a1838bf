"use client";

import { useRef } from "react";
import { composes } from "./composes.ts";

/**
 * What every modal does beyond Radix, as props for its content: gives focus back to what had it, with or without a trigger,
 * and stays open when Escape cancels a composition.
 *
 * @source T42, T55; decision 47
 */
export function useModal() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whoever has taken the focus since, such as the place that a link in the menu leads to, keeps it.
      const free = document.activeElement === null || document.activeElement === document.body;
      if (free && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (composes(event)) event.preventDefault();
    },
  };
}
