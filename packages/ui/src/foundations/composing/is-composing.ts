/** What browsers report for a key that an input method has taken. */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method, such as the Enter that picks a Chinese word or the Escape that gives it
 * up. Safari ends the composition before the key, hence the key code.
 * @source decision 47; T55
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === inputMethodKeyCode;
