import type { KeyboardEvent } from "react";
import { inputMethodKeyCode } from "../../foundations/composing/input-method.ts";

/** Whether a key press belongs to an input method, such as the Enter that picks a Chinese word. @source decision 47 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode;
}

/** Keeps an Enter that picks a word from submitting the form whose keys it hears. */
export function keepComposing(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && isComposing(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}
