import { orderType, slugOf, webPaymentMethods } from "@gk/domain";
import { expect, test } from "../fixtures.ts";
import { outcomes } from "./journey.ts";
import { ways } from "./table.ts";

test("every way to pay is walked in every outcome", () => {
  const missing = ways.flatMap(({ name, row }) =>
    outcomes.filter((outcome) => row[outcome] === undefined).map((outcome) => `${name}: ${outcome}`),
  );
  for (const type of webPaymentMethods) {
    if (!ways.some((way) => way.type === type)) missing.push(`${slugOf(orderType, type)}: everything`);
  }
  expect(missing).toEqual([]);
});

for (const { name, row } of ways) {
  test.describe(name, () => {
    test.slow();
    for (const outcome of outcomes) {
      test(outcome, async ({ page, context, t, own, at, language }) => {
        await row[outcome]({ page, context, t, own, at, language });
      });
    }
  });
}
