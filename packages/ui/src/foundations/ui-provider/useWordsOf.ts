"use client";

import { useMemo } from "react";
import { type Locale, type Words, wordsIn } from "../words/index.ts";
import { useGivenWords, useUi } from "./UiProvider.tsx";

/** The words of one kind of piece, such as a carousel. They come with it: most pages need none of them. */
export function useWordsOf<Some extends Partial<Words>>(ours: Record<Locale, Some>): Some {
  const { locale } = useUi();
  const given = useGivenWords();
  return useMemo(() => wordsIn(ours, { locale, words: given }), [ours, locale, given]);
}
