import { dayMs, hongKongTime, renewalHour } from "@gk/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import { subscriptions } from "../../database/schema/index.ts";
import { meetBefore } from "../postgres/turn.ts";
import type { Action } from "./actions.ts";
import { breaches } from "./breaches.ts";
import { setPrices } from "./prices.ts";
import { request } from "./request.ts";
import type { World } from "./world.ts";

/** Has something happen, starts the process again where it was killed over it, and finds nothing wrong then. */
export async function perform(world: World, what: Action): Promise<void> {
  await act(world, what);
  const wasKilled = await world.process.revive();
  if (wasKilled && what.does === "kill") world.wait(what.down);
  const wrong = await breaches(world);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

async function act(world: World, what: Action): Promise<void> {
  const { gateway, process, post, hand } = world;
  switch (what.does) {
    case "meet":
      return meet(world, what);
    case "gateway":
      return gateway.charges(what.manner);
    case "lose news":
      return gateway.news.clear();
    case "post":
      return void (post.isOut = what.isOut);
    case "price":
      return setPrices(hand.database, what.rise);
    case "wait":
      return world.wait(what.minutes);
    case "bill day":
      return waitForBillDay(world, what.days);
    case "kill":
      process.killAfter(what.after);
      return act(world, what.over);
    default:
      return request(world, what);
  }
}

async function meet(world: World, { before, first, second }: Extract<Action, { does: "meet" }>): Promise<void> {
  const { process, other, monitor } = world;
  const crowded = { ...world, isCrowded: true };
  // A session is begun before, since it is the hand that begins it.
  for (const family of world.families) await world.client(family);
  await meetBefore(process.turn, monitor, {
    statement: before,
    first: () => request({ ...crowded, answering: process.gk() }, first),
    second: () => request({ ...crowded, answering: other }, second),
  });
  await other.provider.settled();
}

async function waitForBillDay(world: World, days: number): Promise<void> {
  const childIds = world.children.map(({ id }) => id);
  const isOwn = and(inArray(subscriptions.childId, childIds), eq(subscriptions.status, "active"));
  const running = await world.hand.database
    .select()
    .from(subscriptions)
    .where(isOwn)
    .orderBy(asc(subscriptions.endsOn));
  const next = running[0]?.endsOn;
  if (next === undefined) return;
  const at = new Date(hongKongTime(next, renewalHour)).getTime() + days * dayMs;
  const minutes = Math.ceil((at - world.now().getTime()) / 60_000);
  if (minutes > 0) world.wait(minutes);
}
