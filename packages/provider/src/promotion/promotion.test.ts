import { promotionSchema } from "@gk/web";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { promotionCodes } from "../database/schema/index.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { currentPromotion } from "./promotion.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

async function* eventsOf(response: Response) {
  for await (const chunk of response.body ?? []) yield new TextDecoder().decode(chunk);
}

test("a listener is told the promotion at once, as a put of the whole value (decision 34)", async () => {
  const response = await gk.fetch("/web/promotion.json");
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const { value } = await eventsOf(response).next();
  const [, data = ""] = /^event: put\ndata: (.*)\n\n$/.exec(value ?? "") ?? [];
  const put: unknown = JSON.parse(data);
  expect(v.parse(v.object({ path: v.literal("/"), data: promotionSchema }), put).data).toEqual({
    active: true,
    text: { "zh-HK": "新用戶任何計劃減 $50", "en-US": "New users: $50 off any plan" },
    code: "NEW50",
    ends_at: null,
  });
});

test.each([
  { today: "2026-12-31", active: true },
  { today: "2027-01-01", active: false },
] as const)("a promotion that ends on 31 December is active on $today: $active", async ({ today, active }) => {
  await gk.database.update(promotionCodes).set({ validTo: "2026-12-31" }).where(eq(promotionCodes.code, "NEW50"));
  expect(await currentPromotion(gk.database, today)).toMatchObject({ active, ends_at: "2026-12-31T16:00:00.000Z" });
});

test("closing the provider ends the stream", async () => {
  const events = eventsOf(await gk.fetch("/web/promotion.json"));
  await events.next();
  await gk.close();
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
