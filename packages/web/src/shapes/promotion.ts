import { locales } from "@gk/domain";
import * as v from "valibot";
import { moment } from "./value.ts";

/**
 * What the promotion stream says, as the `data` of a `put` event.
 * @source decision 34
 */
export const promotionSchema = v.object({
  active: v.boolean(),
  text: v.record(v.picklist(locales), v.string()),
  code: v.nullable(v.string()),
  ends_at: v.nullable(moment),
});

/** What the promotion stream says. */
export type Promotion = v.InferOutput<typeof promotionSchema>;
