import { orderType } from "@gk/domain";
import { ownChild } from "../children/own-child.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { findPlan, quoteOf, quoteRecord } from "../subscriptions/plan.ts";
import { findUsableCode } from "./promotion-code.ts";

/** What a code does to a plan's price. It is only looked at here; the purchase checks it again (decision 29). */
export const checkPromotionCode: Handler<"checkPromotionCode"> = async ({ params, query }, context) => {
  const { database, user, today, locale } = context;
  const child = await ownChild(context, params.id);
  const plan = await findPlan(database, query.plan_id);
  const code = await findUsableCode(database, {
    code: params.code,
    planId: plan.id,
    userId: user.id,
    childId: child.id,
    today,
  });
  const quoted = quoteOf({ plan, orderType: orderType.card, promotionCode: code, today });
  return answer({ code: code.code, name: code.name[locale], ...quoteRecord(plan, quoted) });
};
