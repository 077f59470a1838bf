import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../accounts/password.ts";
import { paymentMethods, subscriptions, users } from "../database/schema/index.ts";
import { createGateway, type Gateway } from "../testing/gateway/gateway.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let gateway: Gateway;

beforeAll(async () => {
  gateway = createGateway(() => gk.now());
  gk = await startProvider({ cards: gateway.cards });
});

afterAll(() => gk.close());

/** A plan whose renewal is due today and whose charge was lost on the way to the gateway, or on the way back. */
async function lostRenewal(manner: "lost before" | "lost after") {
  gateway.charges("pays");
  await gk.provider.work();
  const parent = await newParent(gk);
  const card = await parent.keepCard();
  await gk.database
    .update(paymentMethods)
    .set({ gatewayReference: `pm_${card}` })
    .where(eq(paymentMethods.id, card));
  await newPlan(gk, parent.childId, { paymentMethodId: card, startedOn: "2026-10-20", endsOn: "2026-11-20" });
  const before = gateway.taken();
  gateway.charges(manner);
  await gk.provider.work();
  gateway.charges("pays");
  return { parent, card, taken: () => gateway.taken() - before };
}

const turnOff = ({ client, childId }: Parent) => client.toggleAutoRenew({ params: { id: childId } });

const password = "secret-secret";
const ways: Record<string, (parent: Parent, card: number) => Promise<void>> = {
  "auto-renew is off": async (parent) => void answerOf(await turnOff(parent)),
  "its card is deleted, and another is charged from then on": async (parent, id) => {
    await parent.keepCard({ last4: "1881" });
    answerOf(await parent.client.deletePaymentMethod({ params: { id } }));
  },
  "the account is to be deleted": async ({ client, userId }) => {
    await gk.database
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, userId));
    answerOf(await client.deleteProfile({ body: { password } }));
  },
};

test.each(Object.entries(ways))("a charge that the gateway never got is not made once %s", async (_, leave) => {
  const { parent, card, taken } = await lostRenewal("lost before");
  await leave(parent, card);
  gk.wait({ hours: 1 });
  await gk.provider.work();
  expect(taken()).toBe(0);
  const [plan] = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
  expect(plan).toMatchObject({ endsOn: "2026-11-20", openCharge: null });
});

test("one that it did make counts, whatever was turned off since", async () => {
  const { parent, taken } = await lostRenewal("lost after");
  answerOf(await turnOff(parent));
  gk.wait({ hours: 1 });
  await gk.provider.work();
  expect(taken()).toBe(9800);
  expect((await parent.child()).subscription).toMatchObject({ ends_on: "2026-12-20", auto_renew: false });
});

test("one that is still wanted is made once the gateway is back", async () => {
  const { taken } = await lostRenewal("lost before");
  gk.wait({ hours: 1 });
  await gk.provider.work();
  expect(taken()).toBe(9800);
});
