import type { Locale } from "@gk/domain";
import type { District } from "@gk/web";
import { asc } from "drizzle-orm";
import { areas, districts } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { wholeList } from "../http/reply.ts";

/** Regions with their districts, as they stand in the market's filter and the child form. */
export const listAreas: Handler<"listAreas"> = async (_, { database, locale }) => {
  const regions = await database.select().from(areas).orderBy(asc(areas.id));
  const places = await database.select().from(districts).orderBy(asc(districts.id));
  return wholeList(
    regions.map((region) => ({
      ...named(region, locale),
      districts: places.filter((place) => place.areaId === region.id).map((place) => named(place, locale)),
    })),
  );
};

/** A district with its region, as an event or an advertisement names it. */
export function districtShape(
  district: typeof districts.$inferSelect,
  area: typeof areas.$inferSelect,
  locale: Locale,
): District {
  return { ...named(district, locale), area: named(area, locale) };
}

type Place = Pick<typeof areas.$inferSelect, "id" | "slug" | "name">;

const named = ({ id, slug, name }: Place, locale: Locale) => ({ id, slug, name: name[locale] });
