import {
  type ArticleType,
  type EventTime,
  eventTimes,
  type MissionCategory,
  missionCategories,
  missionCategory,
  slugOf,
} from "@gk/domain";
import { paths } from "../../paths.ts";
import type { MessageId } from "../../words/catalogue.ts";
import { knownType, type Section } from "./sections.ts";

/** A part of a list that has an address of its own. */
export type Narrowing = {
  /** What its address names it by. */
  id: string;
  path: string;
  name: MessageId;
  /** What the provider is asked for. */
  asks: { category: MissionCategory } | { when: EventTime };
  /** What is said where it has nothing, if that is not what the whole list says. */
  empty?: Section["empty"];
};

type Narrowings = {
  /** What they choose between, and what the whole list is called beside them. */
  label: MessageId;
  all: MessageId;
  parameter: string;
  parts: readonly Narrowing[];
};

const narrowings: Partial<Record<ArticleType, Narrowings>> = {
  tips: {
    label: "tips.areas",
    all: "tips.all",
    parameter: "category",
    parts: missionCategories.map((category) => {
      const id = slugOf(missionCategory, category);
      return { id, path: paths.tipsAbout(id), name: `category.${id}.name`, asks: { category } };
    }),
  },
  events: {
    label: "events.when",
    all: "events.all",
    parameter: "when",
    parts: eventTimes.map((when) => ({
      id: when,
      path: paths.eventsAt(when),
      name: `events.when.${when}`,
      asks: { when },
      ...(when === "past" && {
        empty: { title: "events.when.past.empty.title", body: "events.when.past.empty.body" },
      }),
    })),
  },
};

/** The ways to narrow a type's list; none of most. */
export function narrowingsOf(type: string): Narrowings | undefined {
  const known = knownType(type);
  return known && narrowings[known];
}

/** The part of a list that the query of its address names; whatever names none means all. */
export function narrowingOf(type: string, search: URLSearchParams): Narrowing | undefined {
  const ways = narrowingsOf(type);
  return ways?.parts.find(({ id }) => id === search.get(ways.parameter));
}
