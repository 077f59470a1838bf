/** Whether a part of an address can be a type or an article at all; the provider is asked only then (T3, T4). */
export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
