"use client";

import { type ComponentType, createContext, type ReactNode, use, useMemo } from "react";
import { type Locale, type Words, words } from "../words/index.ts";
import type { LinkProps } from "./link-props.ts";

export type UiProviderProps = {
  /** The language of the built-in words. */
  locale: Locale;
  /**
   * Draws links to pages of the product, for instance with a router's link.
   * @default a plain `<a>`
   */
  link?: ComponentType<LinkProps>;
  /** Everything that is drawn with this library. */
  children: ReactNode;
};

type Ui = { locale: Locale; words: Words; link: ComponentType<LinkProps> | undefined };

const UiContext = createContext<Ui | undefined>(undefined);

/** Gives the components below it their language and their way to make links. One at the root of a tree is enough. */
export function UiProvider({ locale, link, children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, link, words: words[locale] }), [locale, link]);
  return <UiContext value={ui}>{children}</UiContext>;
}

/**
 * Reads what `UiProvider` gives.
 * @errors throws outside a `UiProvider`: without one there is no language to speak
 */
export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error("@gk/ui needs a language: wrap the page in <UiProvider locale=…>.");
  return ui;
}
