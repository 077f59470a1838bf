type Entry = string | number | boolean | Blob | null | undefined;

/** What a multipart form can carry: single entries and lists of them. */
export type MultipartBody = Readonly<Record<string, Entry | readonly Entry[]>>;

const entryName = /^([^[\]]+)\[(\d*)\]$/;

/**
 * A body as a multipart form: entries of lists go under `name[]`, nothing is sent for what is absent.
 * @source decision 17
 */
export function toFormData(body: MultipartBody): FormData {
  const form = new FormData();
  const append = (name: string, value: Entry) => {
    if (value === undefined || value === null) return;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "object" && value !== null && !(value instanceof Blob)) {
      for (const entry of value) append(`${name}[]`, entry);
    } else append(name, value);
  }
  return form;
}

/**
 * A multipart form as a body: `name[]` gives a list in the order sent, `name[0]`, `name[1]` … one in the order of the
 * numbers. An empty list cannot be told from an absent one.
 * @source decision 17
 */
export function fromFormData(form: FormData): Record<string, unknown> {
  const single = new Map<string, FormDataEntryValue>();
  const lists = new Map<string, { readonly at: number; readonly value: FormDataEntryValue }[]>();
  form.forEach((value, name) => {
    const [, list, at = ""] = entryName.exec(name) ?? [];
    if (list === undefined) {
      single.set(name, value);
      return;
    }
    const entries = lists.get(list) ?? [];
    entries.push({ at: at === "" ? entries.length : Number(at), value });
    lists.set(list, entries);
  });
  const sorted = [...lists].map(([name, entries]) => [
    name,
    entries.toSorted((a, b) => a.at - b.at).map(({ value }) => value),
  ]);
  return Object.fromEntries([...single, ...sorted]);
}
