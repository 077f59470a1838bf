import { eq, inArray, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueMailCode } from "../access/mail-codes.ts";
import * as schema from "../database/schema/index.ts";
import {
  caregiverUsers,
  children,
  newsletterSubscribers,
  pictures,
  retainedOrders,
  socialIdentities,
  subscriptions,
  users,
} from "../database/schema/index.ts";
import { accountRows } from "../testing/account-rows.ts";
import { clientOf, newChild, newMember } from "../testing/member.ts";
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

test("of an address that nobody has verified the newsletter goes on: it may be somebody else's (decision 118)", async () => {
  const { userId } = await newMember(gk);
  const change = { isActivated: false, deletionDueAt: gk.now() };
  const [user] = await gk.database.update(users).set(change).where(eq(users.id, userId)).returning();
  const row = { email: user?.email ?? "", source: "newsletter", languageId: 1, unsubscribeCode: "theirs" } as const;
  await gk.database.insert(newsletterSubscribers).values({ ...row, subscribedAt: gk.now() });
  await gk.provider.work();
  expect(await gk.database.$count(users, eq(users.id, userId))).toBe(0);
  expect(await gk.database.select().from(newsletterSubscribers)).toMatchObject([{ email: user?.email }]);
});

describe("an account without a password confirms by a mailed code (decision 72)", () => {
  /** Somebody who signs in through another service only. */
  async function newcomer() {
    const member = await newMember(gk);
    await gk.database.insert(socialIdentities).values({
      service: "google",
      subject: `subject of ${member.userId}`,
      userId: member.userId,
      createdAt: gk.now(),
    });
    const dueAt = async () =>
      (await gk.database.select().from(users).where(eq(users.id, member.userId)))[0]?.deletionDueAt;
    const ask = () => member.client.deleteProfile({ body: {} });
    const confirm = (code: string) => member.client.deleteProfile({ body: { code } });
    /** Asks, and gives the code of the mail. */
    const mailed = async () => {
      expect(dataOf(await ask())).toEqual({ deletion_due_at: null });
      return gk.mailedCode();
    };
    return { ...member, dueAt, ask, confirm, mailed };
  }

  const unknown = { message: "verification.failed" };

  test("the mail leads into the member area; only confirming there ends sessions and sets the day", async () => {
    const { client, mailed, confirm, dueAt } = await newcomer();
    const code = await mailed();
    expect((await gk.mails())[0]).toMatchObject({
      subject: "請確認刪除帳戶",
      text: expect.stringContaining(`/member/profile/delete?code=${code}`),
    });
    expect(await dueAt()).toBeNull();
    answerOf(await client.getProfile());
    expect(dataOf(await confirm(code)).deletion_due_at).toBe((await dueAt())?.toISOString());
    expect((await gk.mails())[0]?.subject).toMatch(/^你的帳戶將於/);
    expect(refusalOf(await client.getProfile()).status).toBe(-3);
  });

  test("a code is nothing after an hour, nor once it was used", async () => {
    const { userId, mailed, confirm, dueAt } = await newcomer();
    const late = await mailed();
    gk.wait({ minutes: 60 });
    expect(refusalOf(await confirm(late))).toMatchObject(unknown);
    expect(await dueAt()).toBeNull();

    const code = await mailed();
    answerOf(await confirm(code));
    await gk.database.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
    const again = await clientOf(gk, userId);
    expect(refusalOf(await again.deleteProfile({ body: { code } }))).toMatchObject(unknown);
    expect(await dueAt()).toBeNull();
  });

  test("the code of an older request is nothing once another was mailed, which waits for a minute", async () => {
    const { ask, mailed, confirm, dueAt } = await newcomer();
    const first = await mailed();
    expect(refusalOf(await ask()).message).toBe("tooManyRequests");
    gk.wait({ seconds: 60 });
    const second = await mailed();
    expect(refusalOf(await confirm(first))).toMatchObject(unknown);
    expect(await dueAt()).toBeNull();
    answerOf(await confirm(second));
  });

  test("another account's code deletes neither account, and still works for its owner", async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()];
    const code = await owner.mailed();
    expect(refusalOf(await stranger.confirm(code))).toMatchObject(unknown);
    expect([await owner.dueAt(), await stranger.dueAt()]).toEqual([null, null]);
    answerOf(await owner.confirm(code));
    expect(await stranger.dueAt()).toBeNull();
  });

  test("codes of other mails, and made-up ones, are nothing", async () => {
    const { userId, confirm, dueAt } = await newcomer();
    const others = (["verification", "password"] as const).map((of) =>
      issueMailCode(gk.database, userId, of, gk.now()),
    );
    for (const code of [...(await Promise.all(others)), "made up"]) {
      expect(refusalOf(await confirm(code))).toMatchObject(unknown);
    }
    expect(refusalOf(await confirm("")).errors).toEqual({ code: ["required"] });
    expect(await dueAt()).toBeNull();
  });

  test("of two tabs that confirm, one does; the other is signed out or told that the code is used", async () => {
    const { mailed, confirm, dueAt } = await newcomer();
    const code = await mailed();
    const came = await Promise.all([confirm(code), confirm(code)]);
    expect(came.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(await confirm(code)).status).toBe(-3);
    expect(await dueAt()).not.toBeNull();
  });

  test("a code is not enough once the account has a password, nor for one that always had", async () => {
    const { userId, mailed, confirm, dueAt } = await newcomer();
    const code = await mailed();
    await gk.database.update(users).set({ passwordHash: "hash" }).where(eq(users.id, userId));
    expect(refusalOf(await confirm(code)).errors).toEqual({ password: ["oldPassword.required"] });
    expect(await dueAt()).toBeNull();
  });
});

test("no table names somebody whose account is gone, but for what decisions keep", async () => {
  const member = await gk.signIn("trial.parent@gk.example");
  const userId = 2;
  const [user] = await gk.database.select().from(users).where(eq(users.id, userId));
  const own = await gk.database.select().from(children).where(eq(children.userId, userId));
  const marks = { email: user?.email ?? "", name: "Wholly Unlike Anybody", child: "Quite Another Child" };
  const { email: address, name, child: childName } = marks;
  answerOf(await member.updateProfileName({ body: { name } }));
  answerOf(await member.updateProfileImage({ body: { image: new File([png], "me.png", { type: "image/png" }) } }));
  answerOf(await member.updateMailChoices({ body: { news: true } }));
  await gk.database.update(children).set({ name: childName }).where(eq(children.userId, userId));
  await gk.database.insert(pictures).values(own.map(({ id }) => ({ childId: id, bytes: png })));
  // Another family has invited them, and they look at its child.
  const other = await newMember(gk);
  const invited = { childId: await newChild(gk, other.userId), email: address, addedOn: "2026-11-01" } as const;
  await gk.database.insert(caregiverUsers).values({ ...invited, userId, name });
  const kept = { childId: await newChild(gk, userId), email: `${crypto.randomUUID()}@gk.example` };
  await gk.database.insert(caregiverUsers).values({ ...kept, addedOn: "2026-11-01" });
  await gk.database.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  answerOf(await member.deleteProfile({ body: {} }));
  answerOf(await member.deleteProfile({ body: { code: await gk.mailedCode() } }));
  const before = await rowsNaming(marks);
  expect(before).toEqual(expect.arrayContaining(["users", "children", "caregiver_users", "newsletter_subscribers"]));

  gk.wait({ days: 14 });
  await gk.provider.work();
  await gk.provider.settled();

  // What stands in for people's mailboxes in development.
  expect(await rowsNaming(marks)).toEqual(["outbox_mails"]);
  const left = await accountRows(gk.database, userId);
  expect(Object.entries(left).filter(([, rows]) => rows.length > 0)).toEqual([]);
  const ids = own.map(({ id }) => id);
  expect(await gk.database.select().from(pictures).where(inArray(pictures.childId, ids))).toEqual([]);
  expect(await gk.database.$count(pictures, eq(pictures.userId, userId))).toBe(0);
});

/** The tables in which any column of any row says one of these. */
async function rowsNaming(marks: Record<string, string>): Promise<string[]> {
  const named = [];
  for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
    const said = JSON.stringify(await gk.database.select().from(table)).toLowerCase();
    if (Object.values(marks).some((mark) => said.includes(mark.toLowerCase()))) named.push(getTableConfig(table).name);
  }
  return named;
}
