import { type Locale, locales } from "@gk/domain";
import { useEffect } from "react";
import { whenIdle } from "../when-idle.ts";
import { type Area, loadMessages } from "./catalogue.ts";

/** Fetches the page's words in the other language when the page is idle, so that the switch does not wait for them. */
export function useOtherLanguage(locale: Locale, areas: readonly Area[]) {
  useEffect(
    () =>
      whenIdle(() => {
        for (const other of locales) {
          // What fails now is asked for again by the page in that language.
          if (other !== locale) loadMessages(other, areas).catch(() => undefined);
        }
      }),
    [locale, areas],
  );
}
