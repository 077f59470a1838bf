import { marketInfoCategories } from "@gk/domain";
import * as v from "valibot";
import { districtSchema } from "./place.ts";
import { day, html, id, illustration } from "./value.ts";

const category = {
  id,
  slug: v.string(),
  name: v.string(),
  info_category: v.picklist(marketInfoCategories),
};

const summary = {
  id,
  slug: v.string(),
  category: v.object(category),
  district: districtSchema,
  title: v.string(),
  summary: v.string(),
  venue: v.string(),
  tags: v.array(v.string()),
  price_text: v.string(),
  valid_from: day,
  /** The last day on which the offer holds. */
  valid_to: day,
  illustration,
};

/** A category of the market. */
export const marketCategorySchema = v.object({ ...category, illustration });

/** An advertisement in a list. */
export const advertisementSummarySchema = v.object(summary);

/** An advertisement with its body and how to reach the merchant. */
export const advertisementSchema = v.object({ ...summary, body: html, phone: v.string(), email: v.string() });

/** A category of the market. */
export type MarketCategory = v.InferOutput<typeof marketCategorySchema>;

/** An advertisement in a list. */
export type AdvertisementSummary = v.InferOutput<typeof advertisementSummarySchema>;

/** An advertisement with its body. */
export type Advertisement = v.InferOutput<typeof advertisementSchema>;
