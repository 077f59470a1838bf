import type { Locale } from "@gk/domain";
import type { ReadCallName } from "@gk/web";
import { mutate } from "swr";
import { keyOf, type Query, type ReadName } from "./query.ts";

/** Puts an answer that came with something else than a loader where `useAnswer` finds it. */
export const keepAnswer = <Name extends ReadName, Answer>(asked: Query<Name, Answer>, locale: Locale, answer: Answer) =>
  mutate(keyOf(asked, locale), answer, { revalidate: false });

/** Reads queries again after a change, wherever they are shown. */
export const refresh = (...calls: ReadCallName[]) =>
  mutate((key) => typeof key === "string" && calls.some((call) => key.startsWith(`["${call}"`)));
