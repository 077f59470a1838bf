import type { TapAndGoFields } from "@gk/web";
import { tradeOf } from "../../tapngo/tapngo-gateway.ts";
import { tokenOf } from "../gateway/gateway.ts";
import type { AboutChild } from "./actions.ts";
import { ask } from "./ask.ts";
import { postTo } from "./hear.ts";
import type { SimulatedChild, World } from "./world.ts";

/** The browser posts the form of the order that waits, and is led on to Tap & Go with it. */
export async function postForm(world: World, { id, family, pages }: SimulatedChild): Promise<void> {
  let fields: TapAndGoFields | undefined;
  await ask(world, family, async (client) => {
    const answer = await client.getCurrentOrder({ params: { id } });
    const step = answer.ok ? answer.body.data?.next_step : undefined;
    if (step?.kind === "tapngo") fields = step.fields;
    return answer;
  });
  if (!fields || (await postTo(world, "/web/payments", new URLSearchParams({ ...fields }))) !== 307) return;
  world.gateway.arrive(fields);
  pages.push(fields.merTradeNo);
}

/** The browser comes back with what Tap & Go gave it of the last attempt: the trade, and the token of the wallet that paid. */
export async function comeBack(
  world: World,
  { attempts, family }: SimulatedChild,
  does: Extract<AboutChild["does"], `come back${string}`>,
): Promise<void> {
  const process = attempts.at(-1)?.body.process;
  if (process === undefined) return;
  const trade = tradeOf(process);
  const isOthers = does === "come back with another's token";
  const isPaid = world.gateway.statusOf(trade) === "completed";
  const body = {
    mer_trade_no: trade,
    ...(isPaid || isOthers ? { recurrent_token: tokenOf(isOthers ? "another" : trade) } : {}),
  };
  const taken = world.gateway.taken();
  for (const _ of does === "come back twice" ? [1, 2] : [1]) {
    await ask(world, family, (client) => client.confirmTapAndGo({ body }));
  }
  if (!world.isCrowded && world.gateway.taken() > taken) throw new Error("Coming back took money.");
}
