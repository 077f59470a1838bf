/** A key press that belongs to an input method, such as the Escape that cancels a Chinese composition. */
export const composes = (event: KeyboardEvent) => event.isComposing || event.key === "Process";
