import * as v from "valibot";
import { toId } from "../id/id.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { atMost } from "../text/text-field.ts";
import { visibleLine } from "../text/visible.ts";
import { asksForSomething, marketBounds } from "./market-code.ts";

/** Record numbers, each once; what is no record number is dropped, as addresses can hold anything. */
const ids = v.pipe(
  v.array(v.union([v.number(), v.string()], "option" satisfies IssueKey), "option" satisfies IssueKey),
  v.transform((entries) => [...new Set(entries.map(toId).filter((id) => id !== undefined))]),
);

/**
 * What is searched in the market.
 * @errors market.keyword.tooLong
 */
export const marketKeywordSchema = v.pipe(
  v.string("option" satisfies IssueKey),
  v.transform(visibleLine),
  atMost(marketBounds.keyword.max, "market.keyword.tooLong"),
);

/**
 * The filter of the market: at most 10 categories and 10 areas, and at least one category unless a keyword is searched.
 * @errors option, market.categories.required, market.categories.max, market.areas.max, market.keyword.tooLong
 * @source spec §5; decision 48; T73
 */
export const marketFilterSchema = v.pipe(
  form({
    categories: v.optional(
      v.pipe(ids, v.maxLength(marketBounds.categories.max, "market.categories.max" satisfies IssueKey)),
      [],
    ),
    areas: v.optional(v.pipe(ids, v.maxLength(marketBounds.areas.max, "market.areas.max" satisfies IssueKey)), []),
    keyword: v.optional(marketKeywordSchema, ""),
  }),
  v.forward(
    v.partialCheck([["categories"], ["keyword"]], asksForSomething, "market.categories.required" satisfies IssueKey),
    ["categories"],
  ),
);

/** The filter of the market. */
export type MarketFilter = v.InferOutput<typeof marketFilterSchema>;
