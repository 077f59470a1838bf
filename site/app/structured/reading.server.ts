import type { Article } from "@gk/web";
import type * as schema from "schema-dts";
import { pictureOf } from "../content/cover.ts";
import { eventStatus } from "../content/event-status.ts";
import type { LongPage } from "../content/long-page.ts";
import { placesLeftAt } from "../content/places-left.ts";
import { plainText } from "../content/plain-text.server.ts";
import { textPreview } from "../content/text-preview.ts";
import type { Visit } from "../session/context.ts";
import type { Translator } from "../words/words.ts";
import { maker } from "./organization.server.ts";
import { structured } from "./structured.ts";

type Read = Pick<Article, "title" | "summary" | "published_at" | "illustration">;

const imageOf = ({ origin }: Visit, key: string) => {
  const picture = pictureOf(key);
  return picture ? { image: origin + picture.src } : {};
};

/** News, a tip, a school's article. */
export const article = (
  visit: Visit,
  t: Translator,
  { title, summary, published_at, illustration }: Read,
  url: string,
) =>
  structured<schema.Article>({
    "@type": "Article",
    headline: title,
    description: textPreview(summary),
    url,
    inLanguage: visit.locale,
    datePublished: published_at,
    ...imageOf(visit, illustration),
    author: maker(visit, t),
    publisher: maker(visit, t),
  });

type Announced = Pick<Article, "title" | "summary" | "illustration"> & { event: NonNullable<Article["event"]> };

/** Whether there is room left, where that is counted and somebody can still come; otherwise nothing is said of it. */
function availability(event: Announced["event"], now: Date): Pick<schema.OfferLeaf, "availability"> {
  const left = placesLeftAt(event);
  if (left === undefined || eventStatus(event, now) !== "upcoming") return {};
  return { availability: left === 0 ? "https://schema.org/SoldOut" : "https://schema.org/InStock" };
}

/** Something that happens at a place. */
export const event = (
  visit: Visit,
  t: Translator,
  { title, summary, illustration, event: on }: Announced,
  url: string,
) =>
  structured<schema.Event>({
    "@type": "Event",
    name: title,
    description: textPreview(summary),
    url,
    inLanguage: visit.locale,
    startDate: on.starts_at,
    endDate: on.ends_at,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: on.venue,
      address: {
        "@type": "PostalAddress",
        streetAddress: on.venue,
        addressLocality: on.district.name,
        addressRegion: on.district.area.name,
        addressCountry: "HK",
      },
    },
    ...imageOf(visit, illustration),
    organizer: maker(visit, t),
    isAccessibleForFree: on.fee_cents === 0,
    offers: { "@type": "Offer", price: on.fee_cents / 100, priceCurrency: "HKD", url, ...availability(on, visit.now) },
  });

/** Frequent questions with their answers. */
export const questions = ({ sections }: Pick<LongPage, "sections">) =>
  structured<schema.FAQPage>({
    "@type": "FAQPage",
    mainEntity: sections
      .filter(({ level }) => level === 3)
      .map(({ title, html }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: plainText(html).replaceAll(/\s+/g, " ").trim() },
      })),
  });
