import {
  type EventTime,
  eventTimes,
  type MissionCategory,
  missionCategories,
  missionCategory,
  slugOf,
} from "@gk/domain";
import { paths } from "../../paths.ts";
import type { MessageId } from "../../words/catalogue.ts";

/** Which part of a list an address asks for: of tips those of one area, of events those of one time. */
export type Narrowing = {
  category?: MissionCategory;
  when?: EventTime;
  /** The address of its first page. */
  path: string;
  /** What it is called; the whole list has the page's name alone. */
  name?: MessageId;
};

/** The part that the query of a list's address names; whatever names none means all. */
export function narrowingOf(type: string, search: URLSearchParams): Narrowing {
  if (type === "tips") {
    const category = missionCategories.find((known) => slugOf(missionCategory, known) === search.get("category"));
    if (category) {
      const area = slugOf(missionCategory, category);
      return { category, path: paths.tipsAbout(area), name: `category.${area}.name` };
    }
  }
  if (type === "events") {
    const when = eventTimes.find((known) => known === search.get("when"));
    if (when) return { when, path: paths.eventsAt(when), name: `events.when.${when}` };
  }
  return { path: paths.articles(type) };
}
