import type { KeyboardEvent } from "react";

/** What browsers report for a key that an input method has taken. */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method, such as the Enter that picks a Chinese word. Safari ends the
 * composition before the key, hence the key code.
 * @source decision 47
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode;
}

/** Keeps an Enter that picks a word from submitting the form whose keys it hears. */
export function keepComposing(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && isComposing(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}
