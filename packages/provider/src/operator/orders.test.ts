import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardGateway, GatewayPayment } from "../checkout/card-gateway.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import { payments, subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { accountRows } from "../testing/account-rows.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { servicesOn } from "../testing/services.ts";
import { grantRefund } from "./grant-refund.ts";
import { operateOnOrders, readArguments } from "./orders.ts";

let gk: TestProvider;
let services: Services;
let parent: Parent;
let refunds: GatewayPayment[];
let answer: "refunded" | "unknown";

beforeAll(async () => {
  const database = await openSeededDatabase();
  const cards: CardGateway = {
    ...developmentCards("http://gk.test", database.database),
    refund(payment) {
      refunds.push(payment);
      return Promise.resolve(answer);
    },
  };
  gk = await startProvider({ database, cards });
  services = servicesOn(gk, cards);
});

beforeEach(async () => {
  refunds = [];
  answer = "refunded";
  parent = await newParent(gk);
});

afterAll(() => gk.close());

const operate = async (...args: string[]) => {
  const said = await operateOnOrders(readArguments(args), services);
  await services.work.settled();
  return said;
};

/** Buys three months and gives the order. */
async function bought(how: "on a page" | "with a kept card" = "on a page") {
  if (how === "on a page") await parent.buyOnPage();
  else dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
  const [order] = await parent.orders();
  if (!order) throw new Error("An order was made.");
  return order;
}

describe("orders -- show", () => {
  test.each(["id", "number"] as const)("finds an order by its %s", async (by) => {
    const order = await bought();
    const said = await operate("show", String(order[by]));
    for (const words of [order.number, "finished", "Elementary plan", "HK$268.00", "kept"])
      expect(said).toContain(words);
  });

  test.each([
    ["show"],
    ["refund"],
    ["pay", "1"],
    ["show", "1", "2"],
    ["refund", "1", "--all"],
    ["confirm", "1"],
    ["confirm", "1", "--received", "much"],
    ["confirm", "1", "--received", "12.5"],
    ["refund", "1", "--received", "1"],
  ])("says how it is used where it is not understood: %s %s %s", async (...args) => {
    await expect(operate(...args.filter((arg) => arg !== undefined))).rejects.toThrow("npm run orders");
  });

  test("knows no order that never was", async () => {
    await expect(operate("show", "GK-20200101-0001")).rejects.toThrow("There is no order");
  });
});

describe("orders -- refund", () => {
  test.each(["on a page", "with a kept card"] as const)(
    "gives money paid %s back, ends the plan, and says so",
    async (how) => {
      const neighbour = await newParent(gk);
      await neighbour.buyOnPage();
      await gk.provider.settled();
      const before = await accountRows(gk.database, neighbour.userId);
      const order = await bought(how);
      expect(await operate("refund", String(order.id))).toContain("refunded");
      expect(refunds).toMatchObject([{ kind: how === "on a page" ? "page" : "charge" }]);
      expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.refunded, paidAt: order.paidAt }]);
      expect((await parent.child()).is_premium).toBe(false);
      const [mail] = await gk.mails();
      expect(mail?.subject).toBe(`Your refund for order ${order.number}`);
      expect(mail?.text).toContain("The plan has ended.");
      expect(await accountRows(gk.database, neighbour.userId), "another family's plan of the same days").toEqual(
        before,
      );
    },
  );

  test("keeps the plan if it is told to", async () => {
    const order = await bought();
    await operate("refund", order.number, "--keep-plan");
    expect((await parent.child()).is_premium).toBe(true);
    expect((await gk.mails())[0]?.text).toContain("The plan is not affected.");
  });

  test("does not say that a plan has ended which has renewed since", async () => {
    const order = await bought("with a kept card");
    gk.wait({ days: 93 });
    await gk.provider.work();
    await operate("refund", String(order.id));
    const isOfChild = eq(subscriptions.childId, parent.childId);
    expect(await gk.database.select().from(subscriptions).where(isOfChild)).toMatchObject([{ status: "active" }]);
    const [mail] = await gk.mails();
    expect(mail?.subject).toBe(`Your refund for order ${order.number}`);
    expect(mail?.text).toContain("The plan is not affected.");
  });

  test("gives it back once", async () => {
    const order = await bought();
    await operate("refund", String(order.id));
    await expect(operate("refund", String(order.id))).rejects.toThrow("nothing to give back");
    expect(refunds).toHaveLength(1);
  });

  test("that the gateway does not accept at once is finished by the server's work", async () => {
    const order = await bought();
    answer = "unknown";
    expect(await operate("refund", String(order.id))).toContain("has not accepted");
    expect((await parent.child()).is_premium).toBe(true);
    answer = "refunded";
    await gk.provider.work();
    expect((await parent.child()).is_premium).toBe(false);
    expect((await gk.mails())[0]?.subject).toBe(`Your refund for order ${order.number}`);
  });

  test("that the gateway does not accept at once lets nothing renew meanwhile", async () => {
    await bought("with a kept card");
    answer = "unknown";
    const [order] = await parent.orders();
    await operate("refund", String(order?.id));
    gk.wait({ days: 93 });
    await gk.provider.work();
    expect(await parent.orders()).toHaveLength(1);
  });

  test("of what came by Octopus is finished by the server's work where the command was cut short", async () => {
    const { id, number } = await ordered();
    await operate("confirm", number, "--received", "268");
    // The command has written down that the money goes back, and dies then.
    await grantRefund(gk.database, id, "planEnds");
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.refunded }]);
    expect((await parent.child()).is_premium).toBe(false);
    expect((await gk.mails())[0]?.subject).toBe(`Your refund for order ${number}`);
  });

  test("of an order that is not paid changes nothing", async () => {
    const { id } = dataOf(await parent.buy());
    await expect(operate("refund", String(id))).rejects.toThrow("not paid");
  });

  test("of an order of the demo gives its money back too", async () => {
    expect(await operate("refund", "1")).toMatch(/HK\$48\.00 on .+; refunded/);
  });
});

/** Orders three months with Octopus. */
const ordered = async () => dataOf(await parent.buy({ payment_method: orderType.octopus }));

const cancel = async (id: number) => answerOf(await parent.client.cancelOrder({ params: { id } }));

const moneyOf = (orderId: number) => gk.database.select().from(payments).where(eq(payments.orderId, orderId));

describe("orders -- confirm", () => {
  test.each(["268", "268.00", "HK$268.00"])(
    "%s that came in by Octopus opens the plan, with a receipt",
    async (said) => {
      const { id, number } = await ordered();
      expect(await operate("confirm", number.toLowerCase(), "--received", said)).toMatch(
        /finished[^]*octopus .*; kept/,
      );
      expect(await moneyOf(id)).toMatchObject([{ kind: "octopus", amountCents: 26_800, refundFor: null }]);
      expect((await parent.child()).subscription).toMatchObject({ status: "ending", auto_renew: false });
      expect((await gk.mails())[0]?.subject).toContain(number);
    },
  );

  test("twice changes nothing", async () => {
    const { id, number } = await ordered();
    await operate("confirm", String(id), "--received", "268");
    const mails = (await gk.mails()).length;
    expect(await operate("confirm", String(id), "--received", "268")).toContain(number);
    expect(await moneyOf(id)).toHaveLength(1);
    expect(await gk.mails()).toHaveLength(mails);
  });

  test("of two who say it at once one does", async () => {
    const { id } = await ordered();
    const confirm = () => operate("confirm", String(id), "--received", "268");
    await Promise.all([confirm(), confirm()]);
    expect(await moneyOf(id)).toHaveLength(1);
  });

  test.each(["267.99", "300"])("%s is not what the order costs: nothing changes", async (received) => {
    const { id } = await ordered();
    await expect(operate("confirm", String(id), "--received", received)).rejects.toThrow("costs HK$268.00");
    expect(await moneyOf(id)).toEqual([]);
    expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.pending }]);
  });

  test("a card's order is not confirmed by hand", async () => {
    const { id } = dataOf(await parent.buy());
    await expect(operate("confirm", String(id), "--received", "268")).rejects.toThrow("not paid by Octopus");
    expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.pending }]);
  });

  test("nor is one that was given back", async () => {
    const { id } = await ordered();
    await operate("confirm", String(id), "--received", "268");
    await operate("refund", String(id));
    expect(await operate("confirm", String(id), "--received", "268")).toContain("refunded");
    expect((await parent.child()).is_premium).toBe(false);
  });

  test("money for an order that was canceled is owed back until the operator has given it back", async () => {
    const { id, number } = await ordered();
    await cancel(id);
    expect(await operate("confirm", String(id), "--received", "268")).toContain("give it back by hand");
    expect((await parent.child()).is_premium).toBe(false);
    await gk.provider.work();
    expect(await moneyOf(id)).toMatchObject([{ refundFor: "late", refundedAt: null }]);
    expect(await operate("refund", String(id))).toContain("refunded on");
    expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.refunded }]);
    expect((await gk.mails())[0]?.subject).toBe(`Your refund for order ${number}`);
    // What another test left due may go back meanwhile, but not this.
    expect(refunds.map(({ id: refunded }) => refunded)).not.toContain(`octopus-${number}`);
  });
});

test("money that came by Octopus is refunded by hand: the gateway of cards is not asked", async () => {
  const { id, number } = await ordered();
  await operate("confirm", String(id), "--received", "268");
  expect(await operate("refund", String(id))).toContain("refunded on");
  expect(refunds).toEqual([]);
  expect((await parent.child()).is_premium).toBe(false);
  const [mail] = await gk.mails();
  expect(mail?.subject).toBe(`Your refund for order ${number}`);
  expect(mail?.text).toContain("goes back to the Octopus");
});
