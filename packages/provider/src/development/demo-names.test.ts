import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { demoAccount, newChild, newMember } from "../testing/member.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { withDemoNames } from "./demo-names.ts";

let gk: TestProvider;
beforeAll(async () => {
  gk = await startProvider();
});
afterAll(() => gk.close());

const reading = async (locale: "zh-HK" | "en-US", userId: number = demoAccount.premium) =>
  gk.client(await issueToken(gk.database, userId, gk.now()), locale);

test.each([
  ["zh-HK", "晞晞媽媽", ["李阿晞", "阿晞"], ["李小晴", "小晴"], ["晞晞公公", "Ana 姐姐"]],
  ["en-US", "Mom of Hei", ["Hei Lee", "Hei"], ["Ching Lee", "Ching"], ["Grandpa of Hei", "Ana Santos"]],
] as const)(
  "the demo family is named in the reader's language, here %s",
  async (locale, parent, hei, ching, carers) => {
    const client = await reading(locale);
    expect(dataOf(await client.getProfile()).name).toBe(parent);
    const { data: children } = answerOf(await client.listChildren({}));
    expect(children.map(({ name, nickname }) => [name, nickname])).toEqual([hei, ching]);
    expect(children[0]?.caregiver_users.map(({ name }) => name)).toEqual(carers);
    const { data: orders } = answerOf(await client.listOrders({ query: {} }));
    expect(orders.find(({ child }) => child.id === 301)?.child).toEqual({ id: 301, name: hei[0], nickname: hei[1] });
    const params = { id: 301, report_id: 1 };
    expect(dataOf(await client.getMonthlyReport({ params })).html).toContain(hei[0]);
  },
);

test("whoever else is there keeps their names", async () => {
  const member = await newMember(gk);
  await newChild(gk, member.userId);
  const own = (await reading("zh-HK", member.userId)).listChildren({});
  expect(answerOf(await own).data[0]?.name).toBe("Ming Ming");
  const other = { name: "Ming Ming", nickname: "Hei", born: null, tags: [1, "Hei"] };
  expect(withDemoNames(other, "zh-HK")).toEqual(other);
});

test("in production nobody is named anew", async () => {
  const live = await startProvider({ mode: "production", captcha: { accepts: async () => true } });
  const token = await issueToken(live.database, demoAccount.premium, live.now());
  expect(dataOf(await live.client(token, "en-US").getProfile()).name).toBe("晞晞媽媽");
  await live.close();
});
