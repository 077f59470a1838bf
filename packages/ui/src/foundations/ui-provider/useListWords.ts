"use client";

import { useMemo } from "react";
import { listWords, wordsIn } from "../words/index.ts";
import { useGivenWords, useUi } from "./UiProvider.tsx";

/** The words of what leads through a list in parts. They come with it: most pages need none. */
export function useListWords() {
  const { locale } = useUi();
  const given = useGivenWords();
  return useMemo(() => wordsIn(listWords, { locale, words: given }), [locale, given]);
}
