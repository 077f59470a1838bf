const valueOf = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

/** Puts a text into a control as if it had been typed: whoever listens for answers hears of it. */
export function typeInto(control: HTMLInputElement, text: string): void {
  // Past React's own setter, which would take the event for no change.
  valueOf()?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Tells whoever listens for answers of the text that stands in a control: what belongs to it has changed. */
export function answerAgain(control: HTMLInputElement): void {
  const { value } = control;
  // By React's own setter another text, or the event would be no change to it.
  control.value = `${value} `;
  typeInto(control, value);
}
