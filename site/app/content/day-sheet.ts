import { formatDate, hongKongTime, type IsoDate, intlLocale, timeZone } from "@gk/domain";
import type { Translator } from "../words/words.ts";

/** A day as the sheet of a tear-off calendar shows it. */
export function daySheet(t: Translator, iso: IsoDate) {
  const weekday = new Intl.DateTimeFormat(intlLocale[t.locale], { timeZone, weekday: "long" });
  return {
    iso,
    month: formatDate(iso, t.locale, "sheet"),
    day: String(Number(iso.slice(8))),
    weekday: weekday.format(hongKongTime(iso)),
  };
}
