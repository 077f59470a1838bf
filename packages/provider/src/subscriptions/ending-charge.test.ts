import { paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGateway } from "../testing/gateway/gateway.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const gateway = createGateway();

let gk: TestProvider;
let parent: Parent;
/** The keys of the charges that the gateway was asked to end, which it does not find. */
let asked: string[];

beforeAll(async () => {
  const cancelCharge = async ({ key }: { readonly key: string }) => {
    asked.push(key);
    return "none" as const;
  };
  gk = await startProvider({ cards: { ...gateway.cards, cancelCharge } });
});

beforeEach(async () => {
  parent = await newParent(gk);
  asked = [];
});

afterAll(() => gk.close());

const cancel = ({ id }: { readonly id: number }) => parent.client.cancelOrder({ params: { id } });

test("a charge whose outcome is not known is not ended: no holder was asked, and a bank may have it in hand", async () => {
  gateway.charges("breaks");
  const order = dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
  expect(refusalOf(await cancel(order)).message).toBe("conflict");
  expect(asked).toEqual([]);
});

test("a charge that waits for its holder, and that the gateway does not find, may still be confirmed: its order stays", async () => {
  gateway.charges("asks the holder");
  const order = dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
  expect(refusalOf(await cancel(order)).message).toBe("conflict");
  expect(asked).toHaveLength(1);
  expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.pending }]);
});
