import { asc, eq } from "drizzle-orm";
import { orders } from "../../database/schema/index.ts";
import { tradeOf } from "../../tapngo/tapngo-gateway.ts";
import type { AboutChild, ChildNumber, Request } from "./actions.ts";
import { ask } from "./ask.ts";
import { hear, postTo } from "./hear.ts";
import { operate } from "./operate.ts";
import { buy } from "./purchase.ts";
import { beginInStore, finishInStore } from "./store.ts";
import { comeBack, postForm } from "./tapngo.ts";
import { work } from "./work.ts";
import type { Family, SimulatedChild, World } from "./world.ts";

/** Has somebody ask something of the provider. */
export async function request(world: World, what: Request): Promise<void> {
  switch (what.does) {
    case "buy":
      return buy(world, childOf(world, what.child), what);
    case "work":
      return work(world);
    case "news":
      return hear(world, what.which);
    case "store card":
      return storeCard(world, familyOf(world, what.family));
    case "delete card":
      return withCard(world, what, (family, id) =>
        ask(world, family, (client) => client.deletePaymentMethod({ params: { id } })),
      );
    case "make default":
      return withCard(world, what, (family, payment_id) =>
        ask(world, family, (client) => client.setDefaultPaymentMethod({ body: { payment_id } })),
      );
    default:
      return aboutChild(world, childOf(world, what.child), what.does);
  }
}

async function aboutChild(world: World, child: SimulatedChild, does: AboutChild["does"]): Promise<void> {
  const { id, family, pages, attempts } = child;
  const page = pages.at(-1);
  const process = attempts.at(-1)?.body.process;
  switch (does) {
    case "open page":
      await ask(world, family, async (client) => {
        const answer = await client.startCardSession({ query: { "child-id": id } });
        if (answer.ok) pages.push(answer.body.data.id);
        return answer;
      });
      return;
    case "post form":
      return postForm(world, child);
    case "come back":
    case "come back twice":
    case "come back with another's token":
      return comeBack(world, child, does);
    case "pay":
      // On the page that was opened last, in whatever tab it still is.
      return page === undefined ? undefined : world.gateway.pay(page);
    case "pay less":
      // Only a wallet could.
      return page === undefined || page.startsWith("page") ? undefined : world.gateway.pay(page, 100);
    case "leave page":
      return page === undefined ? undefined : world.gateway.leave(page);
    case "pay by octopus":
      if (process) await postTo(world, `/development/octopus/${process}`, new URLSearchParams({ choice: "pay" }));
      return;
    case "approve":
    case "refuse":
      // On the bank's page, in whatever tab it still is.
      return process === undefined ? undefined : world.gateway.confirm(process, does === "approve");
    case "return":
      if (process) await ask(world, family, (client) => client.getPaymentStatus({ body: { process } }));
      return;
    case "cancel":
      return cancel(world, child);
    case "look":
      await ask(world, family, (client) => client.getCurrentOrder({ params: { id } }));
      return;
    case "toggle":
      await ask(world, family, (client) => client.toggleAutoRenew({ params: { id } }));
      return;
    case "pry":
      return pry(world, child);
    case "begin in a store":
      return beginInStore(world, child);
    case "finish in a store":
      return finishInStore(world, child);
    case "show":
    case "confirm":
    case "confirm another amount":
    case "refund":
    case "refund and end":
      return operate(world, await ordersOf(world, child), does);
  }
}

function childOf({ children }: World, number: ChildNumber): SimulatedChild {
  const found = children[number];
  if (!found) throw new Error("There are three children.");
  return found;
}

function familyOf({ families }: World, number: 0 | 1): Family {
  const found = families[number];
  if (!found) throw new Error("There are two families.");
  return found;
}

const ordersOf = ({ hand }: World, { id }: SimulatedChild) =>
  hand.database.select().from(orders).where(eq(orders.childId, id)).orderBy(asc(orders.id));

/** Cancels the newest order, whatever has become of it. */
async function cancel(world: World, child: SimulatedChild) {
  const newest = (await ordersOf(world, child)).at(-1);
  if (!newest) return;
  const word = await ask(world, child.family, (client) => client.cancelOrder({ params: { id: newest.id } }));
  if (word === "ok") world.canceled.add(newest.id);
}

/** Another family tries everything that it can about a child that is not its own. */
async function pry(world: World, child: SimulatedChild): Promise<void> {
  const stranger = world.families.find((family) => family !== child.family);
  const newest = (await ordersOf(world, child)).at(-1);
  const attempt = child.attempts.at(-1);
  if (!stranger || !newest || !attempt) return;
  const { body } = attempt;
  const { id } = child;
  const said = [
    await ask(world, stranger, (client) => client.cancelOrder({ params: { id: newest.id } })),
    await ask(world, stranger, (client) => client.getPaymentStatus({ body })),
    await ask(world, stranger, (client) => client.startCardSession({ query: { "child-id": id } })),
    await ask(world, stranger, (client) => client.purchaseSubscription({ params: { id }, body })),
    await ask(world, stranger, (client) => client.toggleAutoRenew({ params: { id } })),
    await ask(world, stranger, (client) => client.confirmTapAndGo({ body: { mer_trade_no: tradeOf(body.process) } })),
  ];
  if (said.includes("ok")) throw new Error(`A stranger was let in: ${said.join(", ")}.`);
}

async function storeCard(world: World, family: Family) {
  await ask(world, family, async (client) => {
    const answer = await client.startCardSession({ query: {} });
    if (answer.ok) world.gateway.pay(answer.body.data.id);
    return answer;
  });
}

async function withCard(
  world: World,
  what: { readonly family: 0 | 1; readonly card: 0 | 1 | 2 },
  call: (family: Family, id: number) => Promise<unknown>,
) {
  const family = familyOf(world, what.family);
  const method = (await world.methods(family))[what.card];
  if (method) await call(family, method.id);
}
