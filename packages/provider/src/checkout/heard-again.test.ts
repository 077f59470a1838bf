import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { paymentMethods } from "../database/schema/index.ts";
import { stripeCards } from "../stripe/cards.ts";
import { tapAndGoService } from "../tapngo/service.ts";
import { keptLog } from "../testing/kept-log.ts";
import { newChild } from "../testing/member.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { startStripe, stripeSecretKey, type StripeServer } from "../testing/stripe/server.ts";
import { stripeWebhookSecret, tellCompleted } from "../testing/stripe/tell.ts";
import { orderByTapAndGo, postForm } from "../testing/tapngo/payer.ts";
import { startTapAndGoServer, tapAndGoKeys, type TapAndGoServer } from "../testing/tapngo/server.ts";

const { finished } = paymentStatus;

let stripe: StripeServer;
let wallets: TapAndGoServer;
let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  const clock = () => gk.now();
  const { log } = keptLog();
  stripe = await startStripe(clock);
  wallets = await startTapAndGoServer();
  const keys = { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripe.url };
  const options = { ...tapAndGoKeys, pageUrl: "https://wallet.example/pay", apiUrl: wallets.url };
  gk = await startProvider({
    cards: stripeCards(keys, clock, log),
    tapAndGo: tapAndGoService(options, "http://gk.test", log),
    log,
  });
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(async () => {
  await gk.close();
  stripe.close();
  wallets.close();
});

/** Orders a plan for a child and pays it on the card page, of which nothing is heard yet. */
async function paidPage(childId = parent.childId) {
  const process = randomUUID();
  answerOf(await parent.buy({ process }, childId));
  const page = dataOf(await parent.openPage(childId)).id;
  stripe.pay(page);
  return { process, page };
}

const kept = () => gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, parent.userId));
const references = async () => (await kept()).map(({ gatewayReference }) => gatewayReference);
const remove = (id: number) => parent.client.deletePaymentMethod({ params: { id } });

/** Deletes the only way to pay, which no plan renews with. */
async function removeOnly(): Promise<number> {
  answerOf(await parent.client.toggleAutoRenew({ params: { id: parent.childId } }));
  const [method] = await kept();
  if (!method) throw new Error("It is kept.");
  answerOf(await remove(method.id));
  return method.id;
}

describe("a page that is heard of again after it was completed", () => {
  test("does not bring back its card, which was deleted since, and that can still be undone", async () => {
    const { process, page } = await paidPage();
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
    const id = await removeOnly();
    expect(await tellCompleted(gk, page)).toBe(200);
    expect(await kept()).toEqual([]);
    answerOf(await parent.client.restorePaymentMethod({ params: { id } }));
    expect(await references()).toEqual([`pm_${page}`]);
  });

  test("does not bring back a card that was only stored", async () => {
    const { id: page } = dataOf(await parent.client.startCardSession({ query: {} }));
    stripe.pay(page);
    await tellCompleted(gk, page);
    const [method] = await kept();
    answerOf(await remove(method?.id ?? 0));
    expect(await tellCompleted(gk, page)).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test("does not bring back a wallet", async () => {
    const { process, fields, trade } = await orderByTapAndGo(parent);
    wallets.pay(fields);
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
    await removeOnly();
    const news = wallets.newsOf(trade);
    expect((await postForm(gk, "http://gk.test/web/tapngo/notify", news)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test("leaves its card under the name that a later page gave it (decision 107)", async () => {
    const first = await paidPage();
    await parent.statusOf(first.process);
    const later = await paidPage(await newChild(gk, parent.userId));
    await parent.statusOf(later.process);
    expect(await references()).toEqual([`pm_${later.page}`]);
    expect(await tellCompleted(gk, first.page)).toBe(200);
    expect(await references()).toEqual([`pm_${later.page}`]);
  });
});

test("a page of which only the webhook tells keeps its card and opens the plan", async () => {
  const { page } = await paidPage();
  expect(await tellCompleted(gk, page)).toBe(200);
  expect(await references()).toEqual([`pm_${page}`]);
  expect((await parent.child()).is_premium).toBe(true);
});

test("a page whose completion was cut short is completed by the webhook's next try", async () => {
  const { page } = await paidPage();
  await gk.database.execute(
    sql`alter table checkout_sessions add constraint cut check (status <> 'completed') not valid`,
  );
  const told = vi.spyOn(console, "error").mockReturnValue();
  expect(await tellCompleted(gk, page)).toBe(500);
  told.mockRestore();
  await gk.database.execute(sql`alter table checkout_sessions drop constraint cut`);
  expect([await kept(), await parent.orders()]).toMatchObject([[], [{ paymentStatus: paymentStatus.pending }]]);
  expect(await tellCompleted(gk, page)).toBe(200);
  expect(await references()).toEqual([`pm_${page}`]);
  expect((await parent.child()).is_premium).toBe(true);
});
