import { paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clientOf, demoAccount, newMember } from "../testing/member.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

test("only pending orders are canceled, and only one's own", async () => {
  const { id } = dataOf(await parent.buy());
  const other = await newMember(gk);
  expect(refusalOf(await other.client.cancelOrder({ params: { id } })).httpStatus).toBe(404);
  answerOf(await parent.client.cancelOrder({ params: { id } }));
  expect(refusalOf(await parent.client.cancelOrder({ params: { id } }))).toMatchObject({
    httpStatus: 409,
    message: "conflict",
  });
});

test("an order is found by its number, and only one's own", async () => {
  const { id } = dataOf(await parent.buy());
  const { data } = answerOf(await parent.client.listOrders({ query: {} }));
  expect(data).toHaveLength(1);
  expect(dataOf(await parent.client.getOrder({ params: { id } }))).toEqual(data[0]);
  const other = await newMember(gk);
  expect(refusalOf(await other.client.getOrder({ params: { id } }))).toMatchObject({ httpStatus: 404, status: -2 });
  expect(refusalOf(await parent.client.getOrder({ params: { id: id + 1000 } }))).toMatchObject({ httpStatus: 404 });
  gk.wait({ minutes: 31 });
  const later = dataOf(await parent.client.getOrder({ params: { id } }));
  expect(later.payment_status, "not paid in time").toBe(paymentStatus.canceled);
});

test("T102: purchases come newest first, a page at a time, in all their states", async () => {
  const premium = await clientOf(gk, demoAccount.premium);
  const first = answerOf(await premium.listOrders({ query: { limit: 3 } }));
  expect(first.data.map((row) => [row.id, row.payment_status])).toEqual([
    [5, 2],
    [4, 4],
    [3, 3],
  ]);
  expect(first.meta).toEqual({ page: 1, limit: 3, total: 5 });
  expect(answerOf(await premium.listOrders({ query: { page: 2, limit: 3 } })).data.map(({ id }) => id)).toEqual([2, 1]);
});
