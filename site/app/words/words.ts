import { intlLocale, type Locale } from "@gk/domain";
import { createIntl, createIntlCache, type IntlShape, useIntl } from "react-intl";
import type { ReactNode } from "react";
import { useMemo } from "react";
import type { Catalogue, MessageId } from "./catalogue.ts";

type Values = Record<string, string | number>;
type RichValues = Record<string, ReactNode | ((words: ReactNode[]) => ReactNode)>;

/** Translates into one language: a message by its id, with the arguments that it names. `{product}` is always known. */
export type Translator = {
  (id: MessageId, values?: Values): string;
  /** A message with tags (`<terms>…</terms>`), each drawn by the function of its name. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
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
  return Object.assign(say, { rich, locale });
}

/** Translates into the language of the page. */
export function useTranslations(): Translator {
  const intl = useIntl();
  return useMemo(() => createTranslator(intl, intl.locale === "zh-HK" ? "zh-HK" : "en-US"), [intl]);
}
