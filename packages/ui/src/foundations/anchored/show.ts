/** Whether the browser has popovers. Without them a sheet is an element that is `hidden` or not. */
const hasPopovers = () => "popover" in HTMLElement.prototype;

/** Whether a sheet shows. */
export const isShown = (sheet: HTMLElement): boolean =>
  hasPopovers() ? sheet.matches(":popover-open") : "shown" in sheet.dataset;

/** Shows or hides a sheet, which tells of it by its `toggle` event. */
export function show(sheet: HTMLElement, next: boolean): void {
  if (next === isShown(sheet)) return;
  if (hasPopovers()) {
    // oxlint-disable-next-line gk/known-browsers -- asked for on the line before
    sheet.togglePopover(next);
    return;
  }
  mark(sheet, next);
  sheet.dispatchEvent(new Event("toggle"));
}

/** What the browser does by itself where it has popovers: a sheet is hidden at first. */
export function hideAtFirst(sheet: HTMLElement): void {
  if (hasPopovers()) return;
  // jsdom has the style of popovers and nothing to open them with.
  sheet.removeAttribute("popover");
  mark(sheet, false);
}

/** What the browser does by itself where it has popovers: a press on the button shows and hides. */
export function toggleByPress(sheet: HTMLElement): void {
  if (!hasPopovers()) show(sheet, !isShown(sheet));
}

/** What the browser does by itself where it has popovers: Escape hides. Gives whether it did. */
export function hideByEscape(sheet: HTMLElement): boolean {
  if (hasPopovers() || !isShown(sheet)) return false;
  show(sheet, false);
  return true;
}

/** What the browser does by itself where it has popovers: a press outside hides. Gives what stops hearing it. */
export function hideByPressOutside(sheet: HTMLElement): (() => void) | undefined {
  if (hasPopovers()) return undefined;
  const hear = ({ target }: Event) => sheet.parentElement?.contains(target as Node) || show(sheet, false);
  addEventListener("pointerdown", hear);
  return () => removeEventListener("pointerdown", hear);
}

function mark(sheet: HTMLElement, isNowShown: boolean) {
  sheet.toggleAttribute("data-shown", isNowShown);
  sheet.hidden = !isNowShown;
}
