/** An answer that can't be given takes no focus. */
const control = ":is(input:not([type=hidden]), select, textarea, button):enabled";

/** Brings a field into view at once, its label first, and puts the focus on its first control. */
export function focusField(field: Element | null): void {
  const within = field instanceof HTMLLegendElement ? field.parentElement : field;
  const first = within?.querySelector<HTMLElement>(control);
  within?.scrollIntoView?.({ block: "start", behavior: "instant" });
  // Where the focus is there already, what is wrong would not be read out again.
  if (first === document.activeElement) first?.blur();
  first?.focus({ preventScroll: true });
}

/** Puts the focus on a summary, which is read out, and brings all of it into view at once. */
export function focusSummary(summary: HTMLElement): void {
  summary.scrollIntoView?.({ block: "start", behavior: "instant" });
  summary.focus({ preventScroll: true });
}
