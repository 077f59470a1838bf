import { randomUUID } from "node:crypto";
import { languageId, orderType, paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newParent, type Parent } from "../testing/parent.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import {
  caregiverUsers,
  checkoutSessions,
  newsletterSubscribers,
  orders,
  payments,
  processes,
  promotionCodes,
  users,
} from "./schema/index.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const order = ({ userId, childId }: Parent, changes: Partial<typeof orders.$inferInsert> = {}) =>
  gk.database
    .insert(orders)
    .values({
      number: randomUUID(),
      userId,
      childId,
      planId: 1,
      orderType: orderType.card,
      paymentStatus: paymentStatus.pending,
      priceCents: 9800,
      discountCents: 0,
      chargeCents: 9800,
      orderedAt: gk.now(),
      payBy: gk.now(),
      ...changes,
    })
    .returning();

const canceled = { paymentStatus: paymentStatus.canceled, payBy: null } as const;

const attempt = async ({ userId }: Parent) => {
  const process = randomUUID();
  await gk.database.insert(processes).values({ process, userId, createdAt: gk.now() });
  return process;
};

/** What there may be one of, by the index that holds it also where a lock is forgotten. */
const one: [string, (parent: Parent) => Promise<() => Promise<unknown>>][] = [
  ["orders_one_pending_a_child", async (parent) => () => order(parent)],
  [
    "orders_one_live_use_of_a_code",
    async (parent) => {
      const sold = { promotionCodeId: 1, discountCents: 5000, chargeCents: 4800 };
      const paid = { paymentStatus: paymentStatus.finished, paidAt: gk.now(), payBy: null } as const;
      await order(parent, { ...sold, ...canceled });
      return () => order(parent, { ...sold, ...paid });
    },
  ],
  ["orders_number_unique", async (parent) => () => order(parent, { ...canceled, number: `GK-${parent.childId}` })],
  [
    "subscriptions_one_active_a_child",
    async ({ childId }) =>
      () =>
        newPlan(gk, childId),
  ],
  [
    "payment_methods_one_default",
    async ({ userId }) =>
      () =>
        newCard(gk, userId, { isDefault: true }),
  ],
  [
    "checkout_sessions_one_open",
    async (parent) => {
      const [made] = await order(parent, canceled);
      const page = {
        userId: parent.userId,
        orderId: made?.id ?? 0,
        process: await attempt(parent),
        url: "/",
        status: "open",
      } as const;
      const times = { languageId: languageId["zh-HK"], createdAt: gk.now(), expiresAt: gk.now() };
      return () => gk.database.insert(checkoutSessions).values({ id: randomUUID(), ...page, ...times });
    },
  ],
  [
    "payments_one_kept_an_order",
    async (parent) => {
      const [made] = await order(parent, canceled);
      const money = { kind: "page", orderId: made?.id ?? 0, amountCents: 9800, receivedAt: gk.now() } as const;
      return () => gk.database.insert(payments).values({ id: randomUUID(), ...money });
    },
  ],
  [
    "processes_pkey",
    async (parent) => {
      const process = randomUUID();
      return () => gk.database.insert(processes).values({ process, userId: parent.userId, createdAt: gk.now() });
    },
  ],
  [
    "caregiver_users_child_email_key",
    async ({ childId }) => {
      let email = "aunt@gk.example";
      return async () => {
        await gk.database.insert(caregiverUsers).values({ childId, email, addedOn: "2026-11-20" });
        email = email.toUpperCase();
      };
    },
  ],
  [
    "users_email_key",
    async () => {
      let email = `${randomUUID()}@gk.example`;
      return async () => {
        await gk.database.insert(users).values({ name: "Ming", email, languageId: 1, createdAt: gk.now() });
        email = email.toUpperCase();
      };
    },
  ],
  [
    "newsletter_subscribers_email_key",
    async () => {
      let email = `${randomUUID()}@gk.example`;
      const row = { source: "newsletter", languageId: 1, subscribedAt: gk.now() } as const;
      return async () => {
        await gk.database.insert(newsletterSubscribers).values({ ...row, email, unsubscribeCode: randomUUID() });
        email = email.toUpperCase();
      };
    },
  ],
  [
    "promotion_codes_code_key",
    async () => {
      const row = {
        name: { "zh-HK": "一", "en-US": "One" },
        discountCents: 1,
        newUsersOnly: false,
        validFrom: "2026-01-01",
      } as const;
      let id = 900;
      return () => gk.database.insert(promotionCodes).values({ ...row, id, code: id++ === 900 ? "once" : "ONCE" });
    },
  ],
];

test.each(one)("%s: a second one is refused by the database itself", async (index, prepare) => {
  const add = await prepare(await newParent(gk));
  await add();
  await expect(add()).rejects.toMatchObject({ cause: { constraint: index } });
});
