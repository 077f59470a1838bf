"use client";

import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from "react";
import * as css from "./Tooltip.css.ts";

export type TooltipProps = {
  /** A few words about the thing. Never the only place for what everybody needs: nobody looks for it. */
  text: ReactNode;
  /** Draws the thing, a button or a link that takes these props, so that the words describe it. */
  children: (described: { "aria-describedby": string }) => ReactNode;
};

const shows = ":hover, :has(:focus-visible)";

/**
 * Shows a few words over a button or a link while the pointer or the focus is on it. The pointer may go over to the
 * words; Escape takes them away and leaves the rest alone. Without scripts only Escape is missing.
 *
 * @source WCAG 2.2, 1.4.13 content on hover or focus
 * @example
 * <Tooltip text={why}>{(described) => <IconButton {...described} icon={icons.info} label={about} />}</Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [state, setState] = useState<"away" | "shown" | "dismissed">("away");

  const enter = () => setState((before) => (before === "away" ? "shown" : before));
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(shows)) setState("away");
  };

  useEffect(() => {
    if (state !== "shown") return undefined;
    const over = new AbortController();
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape is for the words: the dialog around them stays.
      event.stopPropagation();
      setState("dismissed");
    };
    window.addEventListener("keydown", dismiss, { capture: true, signal: over.signal });
    return () => over.abort();
  }, [state]);

  return (
    <span
      className={css.place}
      data-dismissed={state === "dismissed" ? "" : undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children({ "aria-describedby": id })}
      <span id={id} role="tooltip" className={css.bubble}>
        {text}
      </span>
    </span>
  );
}
