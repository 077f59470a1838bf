import { contentKinds, searchBounds, searchText } from "@gk/domain";
import * as v from "valibot";
import type { searchCalls } from "../calls/search.ts";
import type { Contracts } from "../contract.ts";
import { list } from "../envelope.ts";
import { searchCountsSchema, searchResultSchema } from "../shapes/search.ts";
import { pageNumber } from "./request.ts";

/** What is searched, as `searchText` leaves it: neither empty nor longer than it may be. */
const text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((typed) => searchText(typed) === typed),
);

export const searchContracts = {
  searchContent: {
    summary: `What has every word of a text, best first: a kind in pages of ${searchBounds.page}, or the first ${searchBounds.first} of each`,
    source: "decision 75",
    query: v.object({ q: text, kind: v.optional(v.picklist(contentKinds)), page: v.optional(pageNumber, 1) }),
    answer: v.object({ ...list(searchResultSchema).entries, counts: searchCountsSchema }),
  },
} as const satisfies Contracts<typeof searchCalls>;
