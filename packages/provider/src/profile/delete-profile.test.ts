import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  children,
  newsletterSubscribers,
  pictures,
  retainedOrders,
  subscriptions,
  users,
} from "../database/schema/index.ts";
import { png } from "../testing/pictures.ts";
import { answerOf, dataOf, demoPassword, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const email = "premium.parent@gk.example";

const find = async () => (await gk.database.select().from(users).where(eq(users.email, email)))[0];

test("an account's owner can take everything away", async () => {
  const member = await gk.signIn(email);
  const copy = dataOf(await member.exportProfile());
  expect(copy).toMatchObject({ exported_at: gk.now().toISOString(), user: { email } });
  expect(copy.children.map(({ id }) => id)).toEqual([301, 302]);
  expect(copy.orders).toHaveLength(5);
});

test("an account with nothing in it has a copy too", async () => {
  const member = await gk.signIn("new.parent@gk.example");
  expect(dataOf(await member.exportProfile())).toMatchObject({ children: [], orders: [] });
});

test("an account is not deleted without its password", async () => {
  const member = await gk.signIn(email);
  expect(refusalOf(await member.deleteProfile({ body: {} }))).toMatchObject({
    errors: { password: ["oldPassword.required"] },
  });
  expect(refusalOf(await member.deleteProfile({ body: { password: "not it" } }))).toMatchObject({
    errors: { password: ["oldPassword.wrong"] },
  });
  expect((await find())?.deletionDueAt).toBeNull();
});

test("with the password it goes after 14 days; until then it is signed out, and signing in keeps it", async () => {
  const member = await gk.signIn(email);
  const { deletion_due_at } = dataOf(await member.deleteProfile({ body: { password: demoPassword } }));
  expect(deletion_due_at).toBe("2026-12-04T04:00:00.000Z");
  expect(refusalOf(await member.getProfile()).status).toBe(-3);
  expect((await gk.mails())[0]?.subject).toBe("你的帳戶將於 2026年12月4日 刪除");
  const renewing = await gk.database.select().from(subscriptions).where(eq(subscriptions.autoRenew, true));
  expect(renewing, "nothing renews any more").toEqual([]);

  gk.wait({ days: 14, seconds: -1 });
  await gk.provider.work();
  await gk.signIn(email);
  gk.wait({ seconds: 1 });
  await gk.provider.work();
  expect((await find())?.deletionDueAt).toBeNull();
});

test("afterwards nothing of the person is left, only what business records need", async () => {
  const member = await gk.signIn(email);
  answerOf(await member.updateProfileImage({ body: { image: new File([png], "me.png", { type: "image/png" }) } }));
  await gk.database.insert(pictures).values({ childId: 301, bytes: png });
  answerOf(await member.updateMailChoices({ body: { news: true } }));
  answerOf(await member.deleteProfile({ body: { password: demoPassword } }));
  gk.wait({ days: 14 });
  await gk.provider.work();

  expect(await find()).toBeUndefined();
  expect(await gk.database.select().from(children).where(eq(children.userId, 3))).toEqual([]);
  expect(await gk.database.select().from(pictures)).toEqual([]);
  expect(await gk.database.select().from(newsletterSubscribers)).toEqual([]);
  const kept = await gk.database.select().from(retainedOrders).orderBy(retainedOrders.number);
  expect(kept.map(({ chargeCents }) => chargeCents)).toEqual([4800, 78800, 9800, 9800, 22800]);
});

test("an account without a password has nothing to confirm with", async () => {
  const member = await gk.signIn("trial.parent@gk.example");
  await gk.database.update(users).set({ passwordHash: null }).where(eq(users.id, 2));
  expect(refusalOf(await member.deleteProfile({ body: {} })).message).toBe("noPasswordLogin");
});
