import type { Locale } from "@gk/domain";
import { grouped, type Translator } from "./words.ts";

const say = (id: string, values?: Record<string, string | number>) => (values ? `${id} ${JSON.stringify(values)}` : id);

/** Says a message's key and arguments instead of its words: what a page says, whatever the catalogue words it like. */
export const sayKeys = (locale: Locale = "en-US"): Translator =>
  Object.assign((id: string, values?: Record<string, string | number>) => say(id, values), {
    locale,
    rich: (id: string) => id,
    group: grouped(say),
  });
