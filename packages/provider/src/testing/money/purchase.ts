import { type OrderType, orderType } from "@gk/domain";
import type { Buy } from "./actions.ts";
import { ask } from "./ask.ts";
import type { Attempt } from "./attempt.ts";
import { quoteCents } from "./prices.ts";
import type { SimulatedChild, World } from "./world.ts";

/** Buys, or sends the last attempt again, and holds a success to what was asked for. */
export async function buy(world: World, child: SimulatedChild, what: Buy): Promise<void> {
  const attempt = await attemptOf(world, child, what);
  const { body } = attempt;
  child.attempts.push(attempt);
  await ask(world, child.family, async (client) => {
    const answer = await client.purchaseSubscription({ params: { id: child.id }, body });
    if (!answer.ok) return answer;
    const { plan, type, promotion_code, amount_cents, child: boughtFor } = answer.body.data;
    const got = [boughtFor.id, plan.id, type, promotion_code, amount_cents];
    const wanted = [
      child.id,
      body.plan_id,
      body.payment_method,
      body.promotion_code ?? null,
      body.expected_cents ?? amount_cents,
    ];
    if (String(got) !== String(wanted)) throw new Error(`Wanted ${String(wanted)}, and was told of ${String(got)}.`);
    return answer;
  });
}

async function attemptOf(world: World, child: SimulatedChild, what: Buy): Promise<Attempt> {
  const brothers = world.children.filter(({ family }) => family === child.family);
  const from = what.again === "child" ? brothers.find((one) => one !== child) : child;
  const earlier = what.again === "no" ? undefined : from?.attempts.at(-1);
  if (!earlier) return newAttempt(world, child, what);
  const changed = await newAttempt(world, child, { ...what, shows: "nothing" });
  const { payment_id: _, ...withoutCard } = earlier.body;
  switch (what.again) {
    case "plan":
      return agreed(world, { ...earlier, plan: changed.plan, body: { ...earlier.body, plan_id: changed.plan } });
    case "code": {
      const { promotion_code: __, ...body } = earlier.body;
      const { code } = changed;
      return agreed(world, { ...earlier, code, body: { ...body, ...(code && { promotion_code: code }) } });
    }
    case "by":
      return agreed(world, { ...earlier, body: { ...withoutCard, ...wayOf(changed.body) } });
    case "amount":
      return agreed(world, { ...earlier, body: { ...earlier.body, expected_cents: earlier.cents + 100 } });
    default:
      return agreed(world, earlier);
  }
}

const wayOf = ({ payment_method, payment_id }: Attempt["body"]) => ({
  payment_method,
  ...(payment_id === undefined ? {} : { payment_id }),
});

function typeOf(by: Buy["by"]): OrderType {
  if (by === "octopus") return orderType.octopus;
  return by === "wallet" || by === "tapngo" ? orderType.tapAndGo : orderType.card;
}

async function newAttempt(world: World, child: SimulatedChild, what: Buy): Promise<Attempt> {
  const type = typeOf(what.by);
  const kept = (await world.methods(child.family)).filter((method) => method.type === type);
  const method = typeof what.by === "number" ? kept[what.by] : what.by === "wallet" ? kept[0] : undefined;
  const cents = await quoteCents(world.hand.database, what.plan, what.code);
  const shown = { "the price": cents, "too little": cents - 100, "too much": cents + 100, nothing: undefined }[
    what.shows
  ];
  return {
    plan: what.plan,
    code: what.code,
    cents: shown ?? cents,
    body: {
      plan_id: what.plan,
      payment_method: type,
      process: what.process,
      ...(method === undefined ? {} : { payment_id: method.id }),
      ...(what.code === null ? {} : { promotion_code: what.code }),
      ...(shown === undefined ? {} : { expected_cents: shown }),
    },
  };
}

/** Who sends an attempt agrees to what it says, or else to the price of the moment. */
async function agreed({ hand }: World, attempt: Attempt): Promise<Attempt> {
  const { plan, code, body } = attempt;
  return { ...attempt, cents: body.expected_cents ?? (await quoteCents(hand.database, plan, code)) };
}
