import { promotionSchema } from "@gk/web";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { promotionCodes } from "../database/schema/index.ts";
import { postForm } from "../testing/tapngo/payer.ts";
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
    text: {
      "zh-HK": "新用戶專享：選購任何學習計劃，即減 $50。",
      "en-US": "New here? Get $50 off any learning plan.",
    },
    code: "NEW50",
    ends_at: null,
  });
});

describe("the page of development", () => {
  const say = (fields: Record<string, string>) =>
    postForm(gk, "http://gk.test/development/promotion?locale=en-US", fields);
  const other = { active: "on", zh: "今日全日半價", en: "Half price all day", code: "", ends: "2026-12-24T18:30" };
  const dataOf = (told: string | undefined) => JSON.parse(/^data: (.*)$/m.exec(told ?? "")?.[1] ?? "null") as unknown;
  const nextOf = async (events: AsyncGenerator<string>) => (await events.next()).value as string;

  test("says something else to whoever listens, at once, by what has changed of it; and takes it back", async () => {
    const events = eventsOf(await gk.fetch("/web/promotion.json"));
    await events.next();
    expect((await say(other)).status).toBe(303);
    const told = await nextOf(events);
    expect(told).toMatch(/^event: patch\n/);
    expect(dataOf(told)).toEqual({
      path: "/",
      data: { text: { "zh-HK": other.zh, "en-US": other.en }, code: null, ends_at: "2026-12-24T10:30:00.000Z" },
    });
    const { active: _notTicked, ...ended } = other;
    await say(ended);
    expect(dataOf(await nextOf(events))).toEqual({ path: "/", data: { active: false } });
    await say({ choice: "reset" });
    expect(dataOf(await nextOf(events))).toMatchObject({ data: { active: true, code: "NEW50", ends_at: null } });
    await events.return();
  });

  test("says nothing that was said before a listener has come to it", async () => {
    const events = eventsOf(await gk.fetch("/web/promotion.json"));
    await say(other);
    await events.next();
    expect(dataOf(await nextOf(events))).toMatchObject({ data: { code: null } });
    await say({ choice: "reset" });
    await events.return();
  });

  test.each([{ zh: " " }, { en: "" }, { ends: "2026-02-30T10:00" }, { ends: "2026-12-24T25:00" }])(
    "sends nothing with %o",
    async (fields) => {
      const answer = await say({ ...other, ...fields });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('role="alert"');
      expect(await (await gk.fetch("/development/promotion")).text()).toContain("NEW50");
    },
  );
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
