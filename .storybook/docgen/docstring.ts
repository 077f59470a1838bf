/** A docstring taken apart: its sentences, and what its tags say. */
export type Docstring = { text: string; tags: { name: string; value: string }[] };

/**
 * Takes a docstring apart.
 *
 * @example readDocstring('How large. @default "md"') // { text: "How large.", tags: [{ name: "default", value: '"md"' }] }
 */
export function readDocstring(docstring: string): Docstring {
  const [text = "", ...tagged] = docstring.split(/(?:^|\s)@(?=[a-z]+\b)/);
  const tags = tagged.map((tag) => {
    const [name = ""] = tag.split(/\s/, 1);
    return { name, value: tag.slice(name.length).trim() };
  });
  return { text: text.trim(), tags };
}
