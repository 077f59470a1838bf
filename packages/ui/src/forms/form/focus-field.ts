/** What a question is answered at: the chosen one of several circles, or else its control, a button only where there is no other. */
const controls = ["[type=radio]:checked", ":is(input:not([type=hidden]), select, textarea)", "button"];

/** An answer that can't be given takes no focus. */
const controlIn = (field: Element | null | undefined) =>
  controls.map((control) => field?.querySelector<HTMLElement>(`${control}:enabled`)).find(Boolean);

/** Brings a field into view at once, its label first, and puts the focus on its control. */
export function focusField(field: Element | null): void {
  const within = field instanceof HTMLLegendElement ? field.parentElement : field;
  const control = controlIn(within);
  within?.scrollIntoView?.({ block: "start", behavior: "instant" });
  // Where the focus is there already, what is wrong would not be read out again.
  control?.blur();
  control?.focus({ preventScroll: true });
}

/** Puts the focus on a summary, which is read out, and brings all of it into view at once. */
export function focusSummary(summary: HTMLElement): void {
  summary.scrollIntoView?.({ block: "start", behavior: "instant" });
  summary.focus({ preventScroll: true });
}
