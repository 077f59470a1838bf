"use client";

import { type ComponentType, createContext, type ReactNode, use, useMemo } from "react";
import { type GeneralWords, generalWords, type Spoken, type Words, wordsIn } from "../words/index.ts";
import type { LinkProps } from "./link-props.ts";

export type UiProviderProps = Spoken & {
  /**
   * Draws links to pages of the product, for instance with a router's link.
   * @default a plain `<a>`
   */
  link?: ComponentType<LinkProps> | undefined;
  /** Everything that is drawn with this library. */
  children: ReactNode;
};

type Ui<Tag extends string = string> = { locale: Tag; words: GeneralWords; link: ComponentType<LinkProps> | undefined };

/** With the words of the app's own, for pieces that have more to say. */
const UiContext = createContext<(Ui & { given: Partial<Words> | undefined }) | undefined>(undefined);

/** Gives the components below it their language and their way to make links. One at the root of a tree is enough. */
export function UiProvider({ link, children, ...spoken }: UiProviderProps) {
  const { locale, words } = spoken;
  const ui = useMemo(
    () => ({ locale, link, words: wordsIn(generalWords, { locale, words }), given: words }),
    [locale, words, link],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}

function useContextOfUi() {
  const ui = use(UiContext);
  if (!ui) throw new Error("@gk/ui needs a language: wrap the page in <UiProvider locale=…>.");
  return ui;
}

/**
 * Reads what `UiProvider` gives. An app that knows which languages it speaks names them: `useUi<"zh-HK" | "zh-Hans">()`.
 * @errors throws outside a `UiProvider`: without one there is no language to speak
 */
export function useUi<Tag extends string = string>(): Ui<Tag> {
  return useContextOfUi() as Ui as Ui<Tag>;
}

/** Reads the words that the app says in place of the library's. */
export const useGivenWords = () => useContextOfUi().given;
