/** Brings a field into view, its label first, and puts the focus on its first control. */
export function focusField(field: Element | null): void {
  field?.scrollIntoView({ block: "start" });
  field
    ?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button")
    ?.focus({ preventScroll: true });
}
