import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { owedForgettings, paymentMethods, subscriptions, users } from "../database/schema/index.ts";
import { stripeCards } from "../stripe/cards.ts";
import { keptLog } from "../testing/kept-log.ts";
import { newChild } from "../testing/member.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { startStripe, stripeSecretKey, type StripeServer } from "../testing/stripe/server.ts";
import { stripeWebhookSecret, tellCompleted } from "../testing/stripe/tell.ts";

let stripe: StripeServer;
let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  const clock = () => gk.now();
  stripe = await startStripe(clock);
  const keys = { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripe.url };
  gk = await startProvider({ cards: stripeCards(keys, clock, keptLog().log) });
});

beforeEach(async () => {
  // What another test leaves to be renewed would be charged in this one.
  await gk.database.update(subscriptions).set({ status: "expired", autoRenew: false, openCharge: null, askedAt: null });
  stripe.bank("yes");
  parent = await newParent(gk);
});

afterAll(async () => {
  await gk.close();
  stripe.close();
});

/** Stores the card on a page of its own, and gives the name under which Stripe knows it since. */
async function store(): Promise<string> {
  const { id } = dataOf(await parent.client.startCardSession({ query: {} }));
  stripe.pay(id);
  await tellCompleted(gk, id);
  return `pm_${id}`;
}

/** Pays a plan on the card page, and gives the name under which Stripe knows the card since. */
async function payOnPage(childId: number): Promise<string> {
  const process = randomUUID();
  answerOf(await parent.buy({ process }, childId));
  const { id } = dataOf(await parent.openPage(childId));
  stripe.pay(id);
  expect((await parent.statusOf(process)).payment_status).toBe(paymentStatus.finished);
  return `pm_${id}`;
}

const payTwice = async () =>
  [await payOnPage(parent.childId), await payOnPage(await newChild(gk, parent.userId))] as const;

async function keptCard() {
  const [method, ...more] = await gk.database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, parent.userId));
  if (!method || more.length > 0) throw new Error("There is one card.");
  return method;
}

const detached = (...names: string[]) =>
  names.map((name) => stripe.requests.filter(({ path }) => path === `/v1/payment_methods/${name}/detach`).length);
const charged = () =>
  stripe.requests.flatMap(({ path, parameters }) =>
    path === "/v1/payment_intents" ? [parameters["payment_method"]] : [],
  );
const owed = (...names: string[]) =>
  gk.database.$count(owedForgettings, inArray(owedForgettings.gatewayReference, names));

describe("the name that Stripe gave a card before it was given once more", () => {
  test("is let go of, and the new one is charged", async () => {
    const [old, now] = await payTwice();
    await gk.provider.work();
    expect(detached(old, now)).toEqual([1, 0]);
    expect(await owed(old, now)).toBe(0);
    const plan = await newPlan(gk, await newChild(gk, parent.userId), {
      paymentMethodId: (await keptCard()).id,
      endsOn: "2026-11-20",
    });
    stripe.requests.length = 0;
    await gk.provider.work();
    expect(charged()).toEqual([now]);
    const [renewed] = await gk.database.select().from(subscriptions).where(eq(subscriptions.id, plan));
    expect(renewed).toMatchObject({ failedRenewals: 0, openCharge: null });
    expect(renewed?.endsOn).not.toBe("2026-11-20");
  });

  test("is let go of with the new one when the account is deleted", async () => {
    const [old, now] = await payTwice();
    await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, parent.userId));
    await gk.provider.work();
    expect(await gk.database.$count(users, eq(users.id, parent.userId))).toBe(0);
    expect(detached(old, now)).toEqual([1, 1]);
  });

  test("is kept as long as a renewal that began with it is not settled", async () => {
    const old = await store();
    await newPlan(gk, parent.childId, { paymentMethodId: (await keptCard()).id, endsOn: "2026-11-20" });
    // Stripe never hears of the charge: it is made when it is asked for again.
    stripe.failAt("/v1/payment_intents", "hangup", { times: 2 });
    stripe.requests.length = 0;
    await gk.provider.work();
    expect(charged()).toEqual([old, old]);

    const now = await store();
    expect((await keptCard()).gatewayReference).toBe(now);
    await gk.provider.work();
    expect([detached(old, now), await owed(old)]).toEqual([[0, 0], 1]);

    const before = stripe.charges();
    gk.wait({ hours: 1, minutes: 1 });
    await gk.provider.work();
    expect(charged()).toEqual([old, old, old]);
    expect(stripe.charges()).toBe(before + 1);
    expect([detached(old, now), await owed(old)]).toEqual([[1, 0], 0]);
  });
});

test("a card that is being charged keeps its name, and the new one is let go of", async () => {
  const name = await store();
  stripe.bank("later");
  const { id: payment_id } = await keptCard();
  const order = dataOf(await parent.buy({ payment_id }));
  expect(order).toMatchObject({ checking: true });
  const unused = await store();
  await gk.provider.work();
  expect((await keptCard()).gatewayReference).toBe(name);
  expect(detached(name, unused)).toEqual([0, 1]);
  stripe.decide("yes");
  await gk.provider.work();
  expect((await parent.orders())[0]?.paymentStatus).toBe(paymentStatus.finished);
});
