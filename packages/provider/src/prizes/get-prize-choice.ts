import { readableChild } from "../children/own-child.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { chosenPrize } from "./chosen-prize.ts";

/** A child's choice of prize. Whoever only looks at the child changes nothing. */
export const getPrizeChoice: Handler<"getPrizeChoice"> = async ({ params }, context) => {
  const { child, sharedBy } = await readableChild(context, params.id);
  const choice = await chosenPrize(child, context);
  return answer(sharedBy ? { ...choice, editable: false } : choice);
};
