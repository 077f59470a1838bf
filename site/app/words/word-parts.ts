import { formatCount, type Locale } from "@gk/domain";

/** The kinds of parts that messages have, by the compiler's numbers; one that asks for another kind is not compiled. */
export const partKinds = { text: 0, argument: 1, plural: 6, count: 7, tag: 8 } as const;

/** A part of a message as it is compiled: text, an argument, a plural, its count, a tag. */
export type MessagePart = {
  type: number;
  /** The text, or the name of what is filled in. */
  value: string;
  /** What a plural says, by the count (`=0`) or the language's rule (`one`, `other`). */
  options?: Record<string, { value: MessagePart[] }>;
  /** What a tag encloses. */
  children?: MessagePart[];
};

type Tag<Drawn> = (words: (Drawn | string)[]) => Drawn | string | (Drawn | string)[];
type Value<Drawn> = Drawn | string | number | Tag<Drawn>;

/** What is filled in: arguments, and for each tag what draws its words. */
export type PartValues<Drawn = never> = Readonly<Record<string, Value<Drawn>>>;

const isTag = <Drawn>(value: Value<Drawn>): value is Tag<Drawn> => typeof value === "function";

/** Which words of a plural a number has; without `Intl`, as numbers are written (decision 178). */
const ruleOf: Record<Locale, (count: number) => Intl.LDMLPluralRule> = {
  "zh-HK": () => "other",
  "en-US": (count) => (count === 1 ? "one" : "other"),
};

/** Texts that meet are one text. */
function joined<Drawn>(words: readonly (Drawn | string)[]): (Drawn | string)[] {
  const all: (Drawn | string)[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (typeof word === "string" && typeof last === "string") all[all.length - 1] = last + word;
    else all.push(word);
  }
  return all;
}

/**
 * Words a message by its parts.
 * @param count what the plural around them counts
 * @errors when nothing is given for what the message names
 */
export function wordParts<Drawn = never>(
  parts: readonly MessagePart[],
  values: PartValues<Drawn>,
  locale: Locale,
  count = Number.NaN,
): (Drawn | string)[] {
  type Words = (Drawn | string)[];
  const wordPart = ({ type, value: name, options = {}, children = [] }: MessagePart): Drawn | string | Words => {
    if (type === partKinds.text) return name;
    if (type === partKinds.count) return formatCount(count);
    if (!(name in values)) throw new Error(`A message is worded without its "${name}".`);
    const value = values[name] as Value<Drawn>;
    if (isTag(value)) return value(wordParts(children, values, locale, count));
    if (type !== partKinds.plural) return typeof value === "number" ? String(value) : value;
    const number = Number(value);
    const choice = options[`=${number}`] ?? options[ruleOf[locale](number)] ?? options["other"];
    return wordParts(choice?.value ?? [], values, locale, number);
  };
  return joined(parts.flatMap(wordPart));
}
