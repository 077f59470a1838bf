import { characterCount, normalizePromotionCode, promotionCodeBounds, toId } from "@gk/domain";

/** What a parent has chosen to buy, by the parameters that carry it through sign-up, sign-in and the choice of a child. */
export type Choice = { plan?: number | undefined; code?: string | undefined };

/** An address that takes a choice along. */
export function withChoice(path: string, { plan, code }: Choice) {
  const search = new URLSearchParams({ ...(plan && { plan: `${plan}` }), ...(code && { code }) }).toString();
  return search ? `${path}?${search}` : path;
}

/** What the address says was chosen. Only the provider knows whether there is such a plan or code. */
export function choiceIn(search: URLSearchParams): Choice {
  const plan = toId(search.get("plan" satisfies keyof Choice));
  const code = normalizePromotionCode(search.get("code" satisfies keyof Choice) ?? "");
  return {
    ...(plan === undefined ? {} : { plan }),
    ...(code === "" || characterCount(code) > promotionCodeBounds.max ? {} : { code }),
  };
}

/** Whether anything was chosen. */
export const isChosen = ({ plan, code }: Choice) => plan !== undefined || code !== undefined;
