"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { afterPaint } from "../../foundations/looks/after-paint.ts";
import { composes } from "../../overlays/modal/composes.ts";
import { hidePageBehind, lockScroll } from "./page-behind.ts";

const stops = (drawer: Element) => [...drawer.querySelectorAll<HTMLElement>("a[href], button:not([disabled])")];

/** From the last stop on to the first, and back. */
function turnAround(event: KeyboardEvent, drawer: Element) {
  const all = stops(drawer);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement: holder } = document;
  if (holder !== from && holder !== drawer && holder !== document.body) return;
  event.preventDefault();
  to?.focus();
}

/** Whether a press follows a link in this window, after which the menu has done its work. */
const followsLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && target.closest("a") !== null;

/** Gives the focus back, unless whoever has taken it since, such as the place that a link has led to, keeps it. */
function giveBack(opener: Element | null, drawer: Element | null) {
  const { activeElement: holder } = document;
  const isFree = holder === null || holder === document.body || drawer?.contains(holder);
  if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** Whether the drawer is in the page: from when it opens until it has faded. */
function usePresence(open: boolean, drawer: RefObject<HTMLElement | null>) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return undefined;
    let isOpenAgain = false;
    const faded = () => isOpenAgain || setPresent(false);
    const callOff = afterPaint(() => {
      const fading = drawer.current?.getAnimations() ?? [];
      void Promise.allSettled(fading.map(({ finished }) => finished)).then(faded);
    });
    return () => {
      isOpenAgain = true;
      callOff();
    };
  }, [open, drawer]);
  return present;
}

/**
 * What makes a drawer modal: the focus goes in, stays in and comes back; Escape closes it, unless it cancels a
 * composition, and so do a press outside and a link; the page behind is still and silent. All of it comes after the drawer is painted: the focus, the lock and
 * the page's silence make the browser look at the whole page again, and a hand should not wait for that.
 */
export function useModalDrawer(open: boolean, onClose: () => void) {
  const drawer = useRef<HTMLDialogElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const present = usePresence(open, drawer);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = drawer.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    const left = new AbortController();
    const release: (() => void)[] = [];
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, left);
    listen("keydown", (event) => {
      if (event.defaultPrevented || composes(event)) return;
      if (event.key === "Escape") close.current();
      if (event.key === "Tab") turnAround(event, element);
    });
    listen("click", (event) => {
      const { target } = event;
      const isInside = target instanceof Node && element.contains(target);
      if (target === veil.current || (isInside && followsLink(event))) close.current();
    });
    const callOff = afterPaint(() => {
      stops(element)[0]?.focus({ preventScroll: true });
      release.push(lockScroll(), hidePageBehind(element));
      listen("focusin", ({ target }) => {
        const isBehind = target instanceof Element && target.closest('body > [aria-hidden="true"]') !== null;
        if (isBehind) stops(element)[0]?.focus({ preventScroll: true });
      });
    });
    return () => {
      left.abort();
      callOff();
      afterPaint(() => {
        for (const undo of release) undo();
        giveBack(opener, element);
      });
    };
  }, [open]);

  return { drawer, veil, present };
}
