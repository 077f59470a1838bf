"use client";

import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import type { SheetAlign } from "./anchored.variants.ts";
import { placeBelow } from "./place-below.ts";
import { hideAtFirst, hideByEscape, hideByPressOutside, isShown, show, toggleByPress } from "./show.ts";

export type SheetControl = {
  /** Whether the sheet shows, where its owner decides. The browser closes it by itself: hear of it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Whether it shows at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it has been opened or closed: by its button, Escape, a press outside, or the focus that left. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** With which edge of the button the sheet is in line. @default "start" */
  align?: SheetAlign | undefined;
};

/**
 * A button and the sheet that it opens, next to each other in one element. `popovertarget` opens it before scripts; what is
 * added here is the owner's say, `aria-expanded`, closing when the focus leaves, and older browsers.
 */
export function useSheet({ open, defaultOpen = false, onOpenChange, align = "start" }: SheetControl) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  // Before scripts nobody knows; the browser says it to screen readers by itself.
  const [isOpen, setIsOpen] = useState<boolean>();
  const first = useRef(open ?? defaultOpen);

  useEffect(() => {
    if (!sheet.current) return;
    hideAtFirst(sheet.current);
    if (first.current) show(sheet.current, true);
    // It may have been opened before scripts.
    setIsOpen(isShown(sheet.current));
  }, []);
  useEffect(() => {
    // Also where it has been opened or closed against its owner's will.
    if (sheet.current && open !== undefined && open !== isOpen) show(sheet.current, open);
  }, [open, isOpen]);
  useEffect(() => (isOpen && sheet.current ? hideByPressOutside(sheet.current) : undefined), [isOpen]);

  return {
    sheet,
    scopeProps: {
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        // A press on nothing takes the focus nowhere, and is the browser's to judge.
        if (sheet.current && relatedTarget && !currentTarget.contains(relatedTarget)) show(sheet.current, false);
      },
    },
    buttonProps: {
      popoverTarget: id,
      "aria-expanded": isOpen,
      "aria-controls": id,
    },
    press: () => sheet.current && toggleByPress(sheet.current),
    escape: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !sheet.current || !hideByEscape(sheet.current)) return;
      // A dialog around it is not meant.
      event.preventDefault();
      focusAnchor(sheet.current);
    },
    sheetProps: {
      id,
      ref: sheet,
      popover: "auto" as const,
      onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
        const anchor = currentTarget.previousElementSibling;
        if (newState === "open" && anchor) placeBelow(anchor, currentTarget, align);
      },
      onToggle({ currentTarget, target }: ToggleEvent<HTMLDivElement>) {
        // Those of what unfolds within it arrive here too.
        if (target !== currentTarget) return;
        const next = isShown(currentTarget);
        setIsOpen(next);
        onOpenChange?.(next);
      },
    },
  };
}

/** Gives the focus to the button of a sheet. */
function focusAnchor(sheet: HTMLElement): void {
  const anchor = sheet.previousElementSibling;
  if (anchor instanceof HTMLElement) anchor.focus();
}
