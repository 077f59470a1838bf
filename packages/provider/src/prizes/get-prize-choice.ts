import { ownChild } from "../children/own-child.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { chosenPrize } from "./chosen-prize.ts";

/** A child's choice of prize. */
export const getPrizeChoice: Handler<"getPrizeChoice"> = async ({ params }, context) =>
  answer(await chosenPrize(await ownChild(context, params.id), context));
