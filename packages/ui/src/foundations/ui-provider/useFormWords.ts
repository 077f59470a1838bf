"use client";

import { useMemo } from "react";
import { type Words, words, wordsIn } from "../words/index.ts";
import { useGivenWords, useUi } from "./UiProvider.tsx";

/** The words of fields and forms, with those of every piece. They come with the fields: a page without one needs none. */
export function useFormWords(): Words {
  const { locale } = useUi();
  const given = useGivenWords();
  return useMemo(() => wordsIn(words, { locale, words: given }), [locale, given]);
}
