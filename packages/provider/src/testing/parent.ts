import { randomUUID } from "node:crypto";
import { orderType } from "@gk/domain";
import type { BodyOf } from "@gk/web";
import { eq } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import { type Member, newChild, newMember } from "./member.ts";
import { newCard } from "./plan.ts";
import { answerOf, dataOf, type TestProvider } from "./provider.ts";

type PurchaseBody = BodyOf<"purchaseSubscription">;
type Card = Parameters<typeof newCard>[2];

/** The numbers of the seed's plans. */
export const plan = { beginner: 1, elementary: 2, outstanding: 3 } as const;

/** What a purchase of three months by card sends; each is an attempt of its own. */
export const purchaseBody = (changes: Partial<PurchaseBody> = {}): PurchaseBody => ({
  plan_id: plan.elementary,
  payment_method: orderType.card,
  process: randomUUID(),
  ...changes,
});

/** Presses a button of the development checkout. */
async function press(
  gk: TestProvider,
  url: string,
  choice: "pay" | "decline" | "cancel" | "late",
  card: Record<string, string> = {},
) {
  const form = { number: "4242 4242 4242 4242", exp_month: "12", exp_year: "2029", choice, ...card };
  return gk.provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams(form) }));
}

/** What a parent of one child can do about its plan. */
export function parentOf(gk: TestProvider, { client, userId }: Member, childId: number) {
  const buy = (changes: Partial<PurchaseBody> = {}, id = childId) =>
    client.purchaseSubscription({ params: { id }, body: purchaseBody(changes) });
  const openPage = (id = childId) => client.startCardSession({ query: { "child-id": id } });
  return {
    client,
    userId,
    childId,
    buy,
    openPage,
    press: press.bind(undefined, gk),
    /** Buys on the card page, as a person without a kept card does. */
    buyOnPage: async (changes: Partial<PurchaseBody> = {}) => {
      const process = randomUUID();
      answerOf(await buy({ ...changes, process }));
      await press(gk, dataOf(await openPage()).url, "pay");
      return process;
    },
    keepCard: (card?: Card) => newCard(gk, userId, card),
    checkCode: (code: string, plan_id: number = plan.elementary) =>
      client.checkPromotionCode({ params: { id: childId, code }, query: { plan_id } }),
    statusOf: async (process: string) => dataOf(await client.getPaymentStatus({ body: { process } })),
    child: async () => dataOf(await client.getChild({ params: { id: childId } })),
    orders: () => gk.database.select().from(orders).where(eq(orders.childId, childId)),
  };
}

export type Parent = ReturnType<typeof parentOf>;

/** A parent with one child, an account of its own, and nothing bought yet. */
export async function newParent(gk: TestProvider): Promise<Parent> {
  const member = await newMember(gk);
  return parentOf(gk, member, await newChild(gk, member.userId));
}
