import type { Locale } from "@gk/domain";
import { createContext, type ReactNode, use } from "react";
import type { Catalogue, MessageId } from "./catalogue.ts";
import { withKeys } from "./with-keys.ts";
import { type PartValues, wordParts } from "./word-parts.ts";

type Values = Record<string, string | number>;

type NameIn<
  Id extends string,
  Before extends string,
  After extends string,
> = Id extends `${Before}${infer Name}${After}` ? Name : never;

type NamesOf<Group extends string> = Group extends `${infer Before}*${infer After}`
  ? Record<NameIn<MessageId, Before, After>, string>
  : Record<NameIn<MessageId, `${Group}.`, "">, string>;

/** The names of the messages of a group; where it is one of several groups, those that all of them have. */
type NameOf<Group extends string> = keyof NamesOf<Group> & string;

/** Says each name of a group. */
export const grouped =
  (say: (id: MessageId, values?: Values) => string): Translator["group"] =>
  (group, names, values) => {
    const pattern = group.includes("*") ? group : `${group}.*`;
    return Object.fromEntries(
      names.map((name) => [name, say(pattern.replace("*", name) as MessageId, values)]),
    ) as Record<(typeof names)[number], string>;
  };

/** Translates into one language: a message by its id, with the arguments that it names. `{product}` is always known. */
export type Translator = {
  (id: MessageId, values?: Values): string;
  /** A message with tags (`<terms>…</terms>`), each drawn by the function of its name. */
  rich: (id: MessageId, values: PartValues<ReactNode>) => ReactNode;
  /**
   * Messages as the words of a piece, each by its own name: those under a prefix, or of a pattern whose `*` is the name.
   * All get the same arguments.
   * @example t.group("home.plans", […]) // { title, lead, all }
   * @example t.group("contact.form.*.label", […]) // { name, email, phone }
   */
  group: <const Group extends string, const Name extends NameOf<Group>>(
    group: Group,
    names: readonly Name[],
    values?: Values,
  ) => Record<Name, string>;
  locale: Locale;
};

/** What a tag encloses comes to its function as children with keys, so that they can stand in an element. */
const keyed = (values: PartValues<ReactNode>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (words: ReactNode[]) => value(withKeys(words)) : value,
    ]),
  );

/** An unknown id is a defect of the page, so it is thrown, not shown. */
export function createTranslator(locale: Locale, messages: Catalogue): Translator {
  const product = messages["product.name"] as string;
  const messageOf = (id: MessageId) => {
    const message = messages[id];
    if (typeof message === "string" || Array.isArray(message)) return message;
    throw new Error(`There are no words for "${id}".`);
  };
  const say = (id: MessageId, values?: Values) => {
    const message = messageOf(id);
    return typeof message === "string" ? message : wordParts(message, { product, ...values }, locale).join("");
  };
  const rich: Translator["rich"] = (id, values) => {
    const message = messageOf(id);
    if (typeof message === "string") return message;
    const words = withKeys(wordParts(message, { product, ...keyed(values) }, locale));
    return words.length > 1 ? words : words[0];
  };
  return Object.assign(say, { rich, group: grouped(say), locale });
}

/** Who translates for the page; a new one after each load of words. */
export const Translation = createContext<Translator | undefined>(undefined);

/** Translates into the language of the page. */
export function useTranslations(): Translator {
  const t = use(Translation);
  if (!t) throw new Error("What has words stands within <Translation>.");
  return t;
}
