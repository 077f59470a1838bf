import * as v from "valibot";
import { id } from "./value.ts";

const region = { id, slug: v.string(), name: v.string() };

/**
 * A district with its region, where an event or an advertisement is.
 * @source decision 3
 */
export const districtSchema = v.object({ ...region, area: v.object(region) });

/**
 * A region with its districts. The districts are the areas of the market's filter and of a child's `area_id`.
 * @source decision 3
 */
export const areaSchema = v.object({ ...region, districts: v.array(v.object(region)) });

/** A district with its region. */
export type District = v.InferOutput<typeof districtSchema>;

/** A region with its districts. */
export type Area = v.InferOutput<typeof areaSchema>;
