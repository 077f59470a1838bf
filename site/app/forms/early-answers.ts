/**
 * The answers of a form that differ from those that it was drawn with: given before its scripts ran, or kept by the
 * browser over a reload.
 */
export function earlyAnswers<Values extends object>(
  form: HTMLFormElement,
  read: (form: FormData) => Values,
): Partial<Values> {
  const asDrawn = form.cloneNode(true) as HTMLFormElement;
  asDrawn.reset();
  const drawn = read(new FormData(asDrawn));
  const answered = Object.entries(read(new FormData(form))).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(drawn[name as keyof Values]),
  );
  return Object.fromEntries(answered) as Partial<Values>;
}

type Caret = { name: string; value: string; start: number | null; end: number | null };

const textFields = "input:is([type=text], [type=search], [type=tel], [type=url], :not([type])), textarea";

/** Which field of a form has the focus, and where in it its reader is. */
export function caretIn(form: HTMLFormElement): Caret | undefined {
  const field = document.activeElement;
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return undefined;
  if (field.form !== form || field.name === "") return undefined;
  const { name, value } = field;
  const [start, end] =
    field.matches(textFields) && "selectionStart" in field ? [field.selectionStart, field.selectionEnd] : [null, null];
  return { name, value, start, end };
}

/** Gives the focus back to the field that has taken the other one's place. */
export function putCaret(form: HTMLFormElement, { name, value, start, end }: Caret): void {
  const fields = ([...form.elements] as HTMLInputElement[]).filter((one) => one.name === name);
  const field = fields.find((one) => one.value === value) ?? fields[0];
  field?.focus({ preventScroll: true });
  if (start !== null) field?.setSelectionRange(start, end);
}
