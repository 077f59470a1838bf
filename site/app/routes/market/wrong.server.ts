import { check, isIssueKey, marketFilterSchema } from "@gk/domain";
import type { MessageId } from "../../words/catalogue.ts";
import type { Translator } from "../../words/words.ts";
import { asked, isAnswered } from "./choice.ts";

/** Which rule of the market's filter an address breaks, in words (T73). */
export function wrongIn(t: Translator, search: URLSearchParams): { wrong?: string; wrongField?: string } {
  const { issues } = check(marketFilterSchema, {
    categories: search.getAll(`${asked.categories}[]`),
    areas: search.getAll(`${asked.areas}[]`),
    keyword: search.get(asked.keyword) ?? "",
  });
  const issue = issues?.find(({ key }) => isAnswered(search) || !key.endsWith(".required"));
  if (!issue || !isIssueKey(issue.key)) return {};
  return { wrong: t(`validation.${issue.key}` as MessageId, issue.params), wrongField: issue.field };
}
