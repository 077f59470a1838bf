import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutSessions } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";
import { said } from "../testing/said.ts";

const { finished, canceled, refunded } = paymentStatus;

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const cancel = ({ client }: Parent, id: number) => client.cancelOrder({ params: { id } });
const receiptsOf = async (number: string) =>
  (await both.free.mails()).filter(({ subject }) => subject.includes(number)).length;
const pagesOf = async (orderId: number) =>
  (await both.free.database.select().from(checkoutSessions).where(eq(checkoutSessions.orderId, orderId))).map(
    ({ status }) => status,
  );

describe("an order, wherever one request comes between the statements of another", () => {
  const ordered = async (parent: Parent) => dataOf(await parent.buy()).id;
  const onPage = async (parent: Parent) => {
    const id = await ordered(parent);
    return { id, url: dataOf(await parent.openPage()).url };
  };

  test("paid and canceled: it is one of both", () =>
    both.meet({
      given: onPage,
      first: (parent, { url }) => parent.press(url, "pay"),
      second: (parent, { id }) => cancel(parent, id),
      async check({ second }, parent) {
        const [order] = await parent.orders();
        expect(said(second) === "ok" ? [canceled, refunded] : [finished]).toContain(order?.paymentStatus);
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
      },
    }));

  test("canceled and paid: it is one of both", () =>
    both.meet({
      given: onPage,
      first: (parent, { id }) => cancel(parent, id),
      second: (parent, { url }) => parent.press(url, "pay"),
      async check({ first }, parent) {
        const [order] = await parent.orders();
        expect(["ok", "conflict"]).toContain(said(first));
        expect([finished, canceled, refunded]).toContain(order?.paymentStatus);
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
      },
    }));

  test("paid, and left by the page's own way back: it is one of both", () =>
    both.meet({
      given: onPage,
      first: (parent, { url }) => parent.press(url, "cancel"),
      second: (parent, { url }) => parent.press(url, "pay"),
      async check({ first, second }, parent, { id }) {
        for (const { status } of [first, second]) expect(status).toBeLessThan(500);
        const [order] = await parent.orders();
        expect([finished, canceled, refunded]).toContain(order?.paymentStatus);
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
        expect(await pagesOf(id)).toEqual([order?.paymentStatus === canceled ? "canceled" : "completed"]);
      },
    }));

  test("paid twice: it opens one plan and has one receipt", () =>
    both.meet({
      given: onPage,
      first: (parent, { url }) => parent.press(url, "pay"),
      second: (parent, { url }) => parent.press(url, "pay"),
      async check({ first, second }, parent) {
        expect([first.status, second.status]).toEqual([303, 303]);
        const [order] = await parent.orders();
        expect(order).toMatchObject({ paymentStatus: finished });
        await both.held.provider.settled();
        expect(await receiptsOf(order?.number ?? "")).toBe(1);
      },
    }));

  test("its page opened twice: both get the same", () =>
    both.meet({
      given: ordered,
      first: (parent) => parent.openPage(),
      second: (parent) => parent.openPage(),
      async check({ first, second }) {
        expect(dataOf(first)).toEqual(dataOf(second));
      },
    }));

  test("its page opened and the order canceled: no page stays open", () =>
    both.meet({
      given: ordered,
      first: (parent) => parent.openPage(),
      second: cancel,
      async check({ second }, parent, id) {
        expect(said(second)).toBe("ok");
        expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled }]);
        expect(await pagesOf(id)).not.toContain("open");
      },
    }));

  test("canceled twice: it stays canceled, and nothing else goes wrong", () =>
    both.meet({
      given: ordered,
      first: cancel,
      second: cancel,
      async check({ first, second }, parent) {
        expect(["conflict", "ok"]).toContain(said(first));
        expect(["conflict", "ok"]).toContain(said(second));
        expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled }]);
      },
    }));
});
