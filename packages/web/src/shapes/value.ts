import { idSchema, isoDateSchema } from "@gk/domain";
import * as v from "valibot";

/** The number of a record. */
export const id = idSchema;

/** A day in Hong Kong: `2026-11-20`. */
export const day = isoDateSchema;

/** A point in time with its offset: `2026-11-20T20:14:00+08:00`. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A month in Hong Kong: `2026-11`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u));

/** Money in integer HK cents. */
export const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many there are. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How long a text takes to read, where that is told (decision 180). @units minutes */
export const readingMinutes = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))));

/** HTML made by the provider from its own content; links are unprefixed paths of the site. */
export const html = v.string();

/** A key for the site's artwork, not a file name. */
export const illustration = v.string();
