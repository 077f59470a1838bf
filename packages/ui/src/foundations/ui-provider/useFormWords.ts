"use client";

import { type Words, words } from "../words/index.ts";
import { useWordsOf } from "./useWordsOf.ts";

/** The words of fields and forms, with those of every piece. They come with the fields: a page without one needs none. */
export const useFormWords = (): Words => useWordsOf(words);
