import { addDays, hongKongTime, type IsoDate, missionCategories } from "@gk/domain";
import { minutesToRead } from "../content/minutes-to-read.ts";
import type { advertisements, articles } from "../database/schema/index.ts";
import type { Bilingual } from "../wording/bilingual.ts";
import { merchants, offers, openings, sentences, shops, streets, tags, topics } from "./words.ts";

/** The first number of a row that is made up: those of the seed are below it. */
export const FIRST_BULK_ID = 1_000_001;

/** Over how many days articles were published, and offers began. */
const ARTICLE_DAYS = 3600;
const OFFER_DAYS = 400;

/** What is known around made-up rows. */
export interface Surroundings {
  readonly today: IsoDate;
  readonly districts: readonly { readonly id: number; readonly name: Bilingual }[];
  readonly categories: readonly { readonly id: number; readonly name: Bilingual }[];
  /** Pictures that there are. */
  readonly pictures: Readonly<Record<"news" | "events" | "tips" | "market", readonly string[]>>;
}

/** A number that looks like chance, and is the same each time. */
function scattered(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e_37_79_b1) ^ Math.imul(salt + 1, 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c_1b_3c_6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function chosen<Item>(items: readonly Item[], index: number, salt: number): Item {
  const item = items[scattered(index, salt) % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from: write the seed first.");
  return item;
}

/** A text of both languages, made of the same parts. */
const text = (make: (of: (part: Bilingual) => string, isChinese: boolean) => string): Bilingual => ({
  "zh-HK": make((part) => part["zh-HK"], true),
  "en-US": make((part) => part["en-US"], false),
});

const addressOf = (name: string, id: number) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "")}-${id}`;

/** Some sentences, in paragraphs of two. */
const bodyOf = (index: number, heading: Bilingual) => {
  const some = [1, 2, 3, 4].map((salt) => chosen(sentences, index, salt * 7));
  return text((of, isChinese) => {
    const gap = isChinese ? "" : " ";
    const [first, second, third, fourth] = some.map(of);
    return `${first}${gap}${second}\n\n## ${of(heading)}\n\n- ${third}\n- ${fourth}`;
  });
};

const types = ["news", "events", "tips"] as const;

/** A made-up article: the same number is the same article. */
export function bulkArticle(index: number, { today, districts, pictures }: Surroundings): typeof articles.$inferInsert {
  const type = chosen(types, index, 1);
  const id = FIRST_BULK_ID + index;
  const [topic, opening] = [chosen(topics, index, 2), chosen(openings[type], index, 3)];
  const [district, street] = [chosen(districts, index, 4), chosen(streets, index, 5)];
  const publishedOn = addDays(today, -(scattered(index, 6) % ARTICLE_DAYS));
  const title = text((of, isChinese) =>
    isChinese
      ? `${of(opening)}${of(district.name)}談${of(topic)}（第 ${index + 1} 輯）`
      : `${of(opening)}${of(topic)} in ${of(district.name)} (no. ${index + 1})`,
  );
  const startsAt = new Date(hongKongTime(addDays(publishedOn, 14 + (scattered(index, 8) % 30)), 10));
  const body = bodyOf(index, topic);
  return {
    type,
    id,
    slug: addressOf(topic["en-US"], id),
    publishedOn,
    illustration: chosen(pictures[type], index, 9),
    title,
    summary: text((of) => of(chosen(sentences, index, 10))),
    body,
    ...(type !== "events" && { readingMinutes: minutesToRead(body) }),
    ...(type === "tips" && {
      category: chosen(missionCategories, index, 11),
      ages: chosen(["4-5", "6-9", "4-9"], index, 12),
    }),
    ...(type === "events" && {
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * 3_600_000),
      districtId: district.id,
      quota: 12 + (scattered(index, 13) % 60),
      feeCents: (scattered(index, 14) % 5) * 5000,
      venue: text((of, isChinese) => `${of(district.name)}${isChinese ? "" : ", "}${of(street)}`),
    }),
  };
}

/** A made-up advertisement: the same number is the same advertisement. */
export function bulkAdvertisement(
  index: number,
  { today, districts, categories, pictures }: Surroundings,
): typeof advertisements.$inferInsert {
  const id = FIRST_BULK_ID + index;
  const [merchant, shop, offer] = [chosen(merchants, index, 21), chosen(shops, index, 22), chosen(offers, index, 23)];
  const [district, category] = [chosen(districts, index, 24), chosen(categories, index, 25)];
  const street = chosen(streets, index, 26);
  const validFrom = addDays(today, -(scattered(index, 27) % OFFER_DAYS));
  const name = text((of, isChinese) => `${of(merchant)}${isChinese ? "" : " "}${of(shop)}`);
  const price = 80 + (scattered(index, 28) % 90) * 10;
  return {
    id,
    slug: addressOf(`${name["en-US"]} ${offer["en-US"]}`, id),
    categoryId: category.id,
    districtId: district.id,
    validFrom,
    validTo: addDays(validFrom, OFFER_DAYS / 2 + (scattered(index, 29) % OFFER_DAYS)),
    phone: `+852 2345 ${String(scattered(index, 30) % 10_000).padStart(4, "0")}`,
    email: `shop${id}@gk.example`,
    illustration: chosen(pictures.market, index, 31),
    title: text((of, isChinese) =>
      isChinese ? `${of(name)}：${of(offer)}（第 ${index + 1} 期）` : `${of(name)}: ${of(offer)} (no. ${index + 1})`,
    ),
    summary: text((of) => of(chosen(sentences, index, 32))),
    body: bodyOf(index, offer),
    venue: text((of, isChinese) =>
      isChinese ? `${of(district.name)}${of(street)}，${of(name)}` : `${of(name)}, ${of(street)}, ${of(district.name)}`,
    ),
    tags: [...new Set([chosen(tags, index, 33), chosen(tags, index, 34)])],
    priceText: text((_, isChinese) => (isChinese ? `每位 $${price} 起` : `From $${price} each`)),
  };
}
