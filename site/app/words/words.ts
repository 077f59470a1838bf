import { intlLocale, type Locale } from "@gk/domain";
import { createIntl, createIntlCache, type IntlShape, useIntl } from "react-intl";
import type { ReactNode } from "react";
import { useMemo } from "react";
import type { Catalogue, MessageId } from "./catalogue.ts";

type Values = Record<string, string | number>;
type RichValues = Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>;

type NameIn<Id extends string, Prefix extends string> = Id extends `${Prefix}.${infer Name}` ? Name : never;

/** The names of the messages under a prefix. */
type NameUnder<Prefix extends string> = NameIn<MessageId, Prefix>;

/** Says each name of a group. */
export const grouped =
  (say: (id: MessageId) => string): Translator["group"] =>
  (prefix, names) =>
    Object.fromEntries(names.map((name) => [name, say(`${prefix}.${name}` as MessageId)])) as Record<
      (typeof names)[number],
      string
    >;

/** Translates into one language: a message by its id, with the arguments that it names. `{product}` is always known. */
export type Translator = {
  (id: MessageId, values?: Values): string;
  /** A message with tags (`<terms>…</terms>`), each drawn by the function of its name. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
  /**
   * The messages under a prefix as the words of a piece, each by its own name. They take no arguments.
   * @example t.group("home.plans", […]) // { title, lead, all }
   */
  group: <const Prefix extends string, const Name extends NameUnder<Prefix>>(
    prefix: Prefix,
    names: readonly Name[],
  ) => Record<Name, string>;
  locale: Locale;
};

type RichArguments = Parameters<IntlShape["formatMessage"]>[1];

const cache = createIntlCache();

/** The sentences of a language as react-intl holds them. An unknown id is a defect of the page, so it is thrown, not shown. */
export function intlOf(locale: Locale, messages: Catalogue): IntlShape {
  return createIntl(
    {
      locale: intlLocale[locale],
      messages: messages as Record<string, string>,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
}

export function createTranslator(intl: IntlShape, locale: Locale): Translator {
  const product = intl.messages["product.name"] as string;
  const say = (id: MessageId, values?: Values) => {
    const message = intl.messages[id];
    return typeof message === "string" ? message : intl.formatMessage({ id }, { product, ...values });
  };
  const rich: Translator["rich"] = (id, values) => {
    const message = intl.messages[id];
    return typeof message === "string" ? message : intl.formatMessage({ id }, { product, ...values } as RichArguments);
  };
  return Object.assign(say, { rich, group: grouped(say), locale });
}

/** Translates into the language of the page. */
export function useTranslations(): Translator {
  const intl = useIntl();
  return useMemo(() => createTranslator(intl, intl.locale === "zh-HK" ? "zh-HK" : "en-US"), [intl]);
}
