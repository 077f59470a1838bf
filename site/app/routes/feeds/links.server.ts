import type { ArticleType } from "@gk/domain";
import { filePaths } from "../../file-paths.ts";
import type { Visit } from "../../session/context.ts";
import { addressOf } from "../../structured/address.server.ts";
import type { Translator } from "../../words/words.ts";
import { feedTypes } from "./feed.ts";
import { feedTitle } from "./title.ts";

/** What the head of a list says of its feeds, which programs find there. */
export function feedLinks(visit: Visit, t: Translator, type: ArticleType) {
  const title = feedTitle(t, type);
  return [
    { type: feedTypes.atom, title, href: addressOf(visit, filePaths.atomFeed(type)) },
    { type: feedTypes.json, title, href: addressOf(visit, filePaths.jsonFeed(type)) },
    ...(type === "events"
      ? [{ type: feedTypes.calendar, title, href: addressOf(visit, filePaths.eventCalendar) }]
      : []),
  ];
}
