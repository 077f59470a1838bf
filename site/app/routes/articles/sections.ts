import { type ArticleType, articleTypes } from "@gk/domain";
import type { Picture } from "@gk/ui/illustration";
import type { PageHeadTone } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import type { MessageId } from "../../words/catalogue.ts";

/** What stands at the head of a list, and where it has nothing. */
export type Section = {
  title: MessageId;
  lead: MessageId;
  empty: { title: MessageId; body: MessageId };
  tone: PageHeadTone;
  picture: Picture;
};

const sections: Record<ArticleType, Section> = {
  news: {
    title: "news.title",
    lead: "news.lead",
    empty: { title: "news.empty.title", body: "news.empty.body" },
    tone: "eggtart",
    picture: pictures.mascotFly,
  },
  events: {
    title: "events.title",
    lead: "events.lead",
    empty: { title: "events.empty.title", body: "events.empty.body" },
    tone: "kapok",
    picture: pictures.bunting,
  },
  tips: {
    title: "tips.title",
    lead: "tips.lead",
    empty: { title: "tips.empty.title", body: "tips.empty.body" },
    tone: "leaf",
    picture: pictures.mascotThink,
  },
};

const unknown: Section = {
  title: "articles.title",
  lead: "articles.lead",
  empty: { title: "articles.list.empty.title", body: "articles.list.empty.body" },
  tone: "sky",
  picture: pictures.mascotStand,
};

const isKnown = (type: string): type is ArticleType => articleTypes.some((known) => known === type);

/** The types that the site has words for; undefined for one that only the provider knows (decision 6). */
export const knownType = (type: string): ArticleType | undefined => (isKnown(type) ? type : undefined);

/** The head of a type's list; one for all types that only the provider knows. */
export function sectionOf(type: string): Section {
  const known = knownType(type);
  return known ? sections[known] : unknown;
}

/** All tips in an address that says so: by its plain one the list is come back to as it was left. */
export const everyArea = "all";
