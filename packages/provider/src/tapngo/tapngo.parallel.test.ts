import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutSessions, payments, subscriptions } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";
import { said } from "../testing/said.ts";
import { approve, type BroughtBack, orderByTapAndGo, postForm, press } from "../testing/tapngo/payer.ts";
import { signatureOf } from "./sealing.ts";

const { finished, canceled, refunded } = paymentStatus;

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const comeBack = ({ client }: Parent, body: BroughtBack) => client.confirmTapAndGo({ body });
const cancel = ({ client }: Parent, id: number) => client.cancelOrder({ params: { id } });

const tell = (trade: string) => {
  const fields = { appId: "development", merTradeNo: trade, payload: "paid" };
  const news = { ...fields, sign: signatureOf("development", fields) };
  return postForm(both.free, "http://gk.test/web/tapngo/notify", news);
};

/** One plan, one payment, one receipt; or no plan and no money kept. */
async function isOneOfBoth(parent: Parent) {
  await Promise.all([both.held.provider.settled(), both.free.provider.settled()]);
  const { database } = both.free;
  const [order] = await parent.orders();
  if (!order) throw new Error("There is an order.");
  const money = await database.select().from(payments).where(eq(payments.orderId, order.id));
  const plans = await database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
  const isPaid = order.paymentStatus === finished;
  expect([finished, canceled, refunded]).toContain(order.paymentStatus);
  expect(plans).toHaveLength(isPaid ? 1 : 0);
  expect(money.filter(({ refundFor }) => refundFor === null)).toHaveLength(isPaid ? 1 : 0);
  expect(money.filter(({ refundedAt }) => refundedAt === null)).toHaveLength(isPaid ? 1 : 0);
  const mails = (await both.free.mails()).filter(({ subject }) => subject.includes(order.number));
  expect(mails).toHaveLength(order.paymentStatus === canceled ? 0 : 1);
  const pages = await database.select().from(checkoutSessions).where(eq(checkoutSessions.orderId, order.id));
  expect(pages.filter(({ status }) => status === "open")).toEqual([]);
  return order;
}

describe("a trade, wherever one request comes between the statements of another", () => {
  const ordered = (parent: Parent) => orderByTapAndGo(parent);
  const paid = async (parent: Parent) => {
    const order = await ordered(parent);
    return { ...order, back: await approve(both.free, order.fields) };
  };

  test("brought back twice: it opens one plan, and both hear so", () =>
    both.meet({
      given: paid,
      first: (parent, { back }) => comeBack(parent, back),
      second: (parent, { back }) => comeBack(parent, back),
      async check({ first, second }, parent) {
        expect([first, second].map((one) => dataOf(one).payment_status)).toEqual([finished, finished]);
        await isOneOfBoth(parent);
      },
    }));

  test("brought back while its news come: it opens one plan", () =>
    both.meet({
      given: paid,
      first: (parent, { back }) => comeBack(parent, back),
      second: (_, { trade }) => tell(trade),
      async check({ first, second }, parent) {
        expect([dataOf(first).payment_status, second.status]).toEqual([finished, 200]);
        await isOneOfBoth(parent);
      },
    }));

  test("brought back while its payer asks what became of it: it opens one plan", () =>
    both.meet({
      given: paid,
      first: (parent, { process }) => parent.statusOf(process),
      second: (parent, { back }) => comeBack(parent, back),
      async check(_, parent) {
        expect(await isOneOfBoth(parent)).toMatchObject({ paymentStatus: finished });
      },
    }));

  test("brought back and canceled: what is paid is had", () =>
    both.meet({
      given: paid,
      first: (parent, { back }) => comeBack(parent, back),
      second: (parent, { made }) => cancel(parent, made.id),
      async check({ second }, parent) {
        expect(said(second)).toBe("conflict");
        expect(await isOneOfBoth(parent)).toMatchObject({ paymentStatus: finished });
      },
    }));

  test("canceled and brought back: what is paid is had", () =>
    both.meet({
      given: paid,
      first: (parent, { made }) => cancel(parent, made.id),
      second: (parent, { back }) => comeBack(parent, back),
      async check({ first }, parent) {
        expect(said(first)).toBe("conflict");
        expect(await isOneOfBoth(parent)).toMatchObject({ paymentStatus: finished });
      },
    }));

  test("canceled while it is paid: it is one of both", () =>
    both.meet({
      given: ordered,
      first: (parent, { made }) => cancel(parent, made.id),
      second: (_, { fields }) => press(both.free, fields, "approve"),
      async check({ first, second }, parent, { trade }) {
        expect(second.status).toBe(said(first) === "ok" ? 410 : 303);
        if (second.status === 303) await comeBack(parent, { mer_trade_no: trade });
        const order = await isOneOfBoth(parent);
        expect(order.paymentStatus).toBe(said(first) === "ok" ? canceled : finished);
      },
    }));
});
