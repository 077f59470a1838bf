/** What tells one of several controls on a page from the others, and says nothing about its look. */
const idle = new Set(["children", "className", "group", "href", "id", "key", "name", "ref"]);

/** A value that is a choice and not words: `sm`, `full`, `paper-2`. */
const isChoice = (value: unknown): value is string => typeof value === "string" && /^[a-z][\w-]{0,19}$/.test(value);

const isListener = (name: string, value: unknown) => typeof value === "function" && /^on[A-Z]/.test(name);

/** One prop as it is written, or by its name alone where it holds words, a picture or other parts. */
function tell([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (isChoice(value)) return `${name}="${value}"`;
  return typeof value === "number" || typeof value === "boolean" || value === undefined || value === null
    ? `${name}={${value}}`
    : name;
}

/** The props in which a specimen differs from the usual one, for its caption: `variant="primary"`, `disabled`, `hint`. */
export const differences = (props: object, usual: object = {}): string[] =>
  Object.entries(props)
    .filter(([name, value]) => !idle.has(name) && !isListener(name, value) && value !== Reflect.get(usual, name))
    .map(tell);
