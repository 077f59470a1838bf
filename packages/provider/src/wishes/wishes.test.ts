import type { BodyOf, Client } from "@gk/web";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wishes } from "../database/schema/index.ts";
import { clientOf, demoAccount } from "../testing/member.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let moderator: Client;

beforeAll(async () => {
  gk = await startProvider();
  moderator = await clientOf(gk, demoAccount.premium);
});

beforeEach(() => gk.database.delete(wishes));

afterAll(() => gk.close());

type WishForm = Omit<BodyOf<"addWish">, "g-recaptcha-response">;

const leaf: WishForm = { name: "朗朗", category: 3, wish: "想和弟弟一起分享玩具。" };

const add = async (changes: Partial<WishForm> = {}) =>
  gk.client().addWish({ body: { ...leaf, ...changes, ...(await gk.captcha("contact")) } });

const tree = async (query: { page?: number; limit?: number } = {}) => answerOf(await gk.client().listWishes({ query }));
const pending = async () => dataOf(await moderator.listPendingWishes({ query: {} }));

describe("a wish waits for a moderator (decision 25)", () => {
  test("and hangs on the tree once it is approved", async () => {
    answerOf(await add());
    expect((await tree()).data).toEqual([]);
    const [waiting] = await pending();
    expect(waiting).toMatchObject(leaf);
    answerOf(await moderator.moderateWish({ params: { id: waiting?.id ?? 0 }, body: { approved: true } }));
    expect(await tree()).toMatchObject({ data: [leaf], meta: { page: 1, limit: 24, total: 1 } });
    expect(await pending()).toEqual([]);
  });

  test("and never does once it is declined; a decision stands", async () => {
    answerOf(await add());
    const id = (await pending())[0]?.id ?? 0;
    answerOf(await moderator.moderateWish({ params: { id }, body: { approved: false } }));
    expect((await tree()).data).toEqual([]);
    expect(refusalOf(await moderator.moderateWish({ params: { id }, body: { approved: true } })).httpStatus).toBe(404);
  });

  test("of those who are no moderators nobody knows that there is anything to decide", async () => {
    answerOf(await add());
    const client = await clientOf(gk, demoAccount.trial);
    const id = (await pending())[0]?.id ?? 0;
    expect(refusalOf(await client.listPendingWishes({ query: {} })).httpStatus).toBe(404);
    expect(refusalOf(await client.moderateWish({ params: { id }, body: { approved: true } })).httpStatus).toBe(404);
    expect(await pending()).toHaveLength(1);
  });
});

test("the tree shows the newest wishes first, a page at a time", async () => {
  for (const wish of ["The first wish", "The second wish", "The third wish"]) {
    answerOf(await add({ wish }));
    gk.wait({ minutes: 1 });
  }
  for (const { id } of await pending()) {
    answerOf(await moderator.moderateWish({ params: { id }, body: { approved: true } }));
  }
  const [first, second] = [await tree({ page: 1, limit: 2 }), await tree({ page: 2, limit: 2 })];
  expect(first.data.map(({ wish }) => wish)).toEqual(["The third wish", "The second wish"]);
  expect(second.data.map(({ wish }) => wish)).toEqual(["The first wish"]);
});

test.each<[string, Partial<WishForm>, Record<string, string[]>]>([
  ["a name of one character", { name: "朗" }, { name: ["wish.name.tooShort"] }],
  ["a wish of four characters", { wish: "一二三四" }, { wish: ["wish.text.tooShort"] }],
  ["a wish of 201 characters", { wish: "願".repeat(201) }, { wish: ["wish.text.tooLong"] }],
  ["a sixth category", { category: 6 }, { category: ["wish.category.invalid"] }],
])("%s is refused", async (_, changes, errors) => {
  expect(refusalOf(await add(changes))).toMatchObject({ httpStatus: 422, errors });
});

test("a wish without a captcha is refused", async () => {
  const result = await gk.client().addWish({ body: { ...leaf, "g-recaptcha-response": "made-up" } });
  expect(refusalOf(result)).toMatchObject({ errors: { "g-recaptcha-response": ["captcha.failed"] } });
});
