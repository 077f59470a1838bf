import { paymentStatus } from "@gk/domain";
import type { Client } from "@gk/web";
import { and, eq, isNotNull } from "drizzle-orm";
import { checkoutSessions, orders, processes } from "../../database/schema/index.ts";
import { said } from "../said.ts";
import type { Family, World } from "./world.ts";

type Asked = Awaited<ReturnType<Client["purchaseSubscription"]>>;
type AnyAnswer = Extract<Asked, { ok: false }> | { readonly ok: true };

/** These say what became of money; every other refusal leaves everything as it was. */
const outcomes = ["declined", "transactionCancelled", "server"];

/** Makes a parent's call, and holds a refusal to its word. @returns what was said */
export async function ask(world: World, family: Family, call: (client: Client) => Promise<AnyAnswer>): Promise<string> {
  const client = await world.client(family);
  if (world.isCrowded) return answered(world, said(await call(client)));
  const before = await world.books();
  // What the gateway knows already may be written down by whichever call comes next, also by one that is refused.
  const isKnown = await isGatewayHeard(world);
  const taken = world.gateway.taken();
  const answer = await call(client);
  const word = answered(world, said(answer));
  if (answer.ok || answer.kind !== "refused" || outcomes.includes(word)) return word;
  await world.answering.provider.settled();
  if (world.gateway.taken() > taken) throw new Error(`A refusal, ${word}, took money.`);
  const after = await world.books();
  if (isKnown && after !== before) throw new Error(`A refusal, ${word}, changed something:\n${before}\n${after}`);
  return word;
}

/** Nothing but its death keeps the provider from an answer. */
function answered({ process }: World, word: string): string {
  if (word === "server" && !process.isDead()) throw new Error("The provider failed.");
  return word;
}

/** Whether every page stands in the books as the gateway has it, and every charge that waits for its holder. */
async function isGatewayHeard({ hand, gateway }: World): Promise<boolean> {
  const pages = await hand.database.select().from(checkoutSessions);
  const asked = await hand.database
    .select({ process: processes.process })
    .from(processes)
    .innerJoin(orders, and(eq(orders.id, processes.orderId), eq(orders.paymentStatus, paymentStatus.pending)))
    .where(isNotNull(processes.confirmUrl));
  if (!asked.every(({ process }) => gateway.isWaiting(process))) return false;
  return pages.every(({ id, status }) => gateway.statusOf(id) === status);
}
