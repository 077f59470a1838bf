import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../database/schema/index.ts";
import { answerOf } from "../testing/provider.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { oweMail } from "./owe-mail.ts";

let both: TwoProcesses;
let sent: string[];

beforeAll(async () => {
  both = await startTwoProcesses({
    mailer: {
      async send({ subject }) {
        sent.push(subject);
      },
    },
  });
  sent = [];
  await both.free.provider.work();
});

beforeEach(() => {
  sent = [];
});

afterAll(() => both.close());

async function owe(userId: number, key: string, { database, now } = both.free): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("A new member is there.");
  const letter = () => ({ subject: key, paragraphs: [], footer: [] });
  await database.transaction((transaction) =>
    oweMail(transaction, { user, key, origin: "http://gk.test", now: now(), letter }),
  );
}

test("mails that two processes send at once are handed over once each", () =>
  both.meet({
    async given({ userId }) {
      sent = [];
      const keys = [`one-${userId}`, `other-${userId}`];
      for (const key of keys) await owe(userId, key);
      return keys;
    },
    first: () => both.held.provider.work(),
    second: () => both.free.provider.work(),
    async check(_, parent, keys) {
      expect(sent.toSorted()).toEqual(keys.toSorted());
    },
  }));

test("a mail is handed over once, whether who asked for it or another process sends it first", () =>
  both.meet({
    async given({ userId }) {
      sent = [];
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
    },
    async first({ client }) {
      answerOf(await client.resendVerificationMail());
      await both.held.provider.settled();
    },
    second: () => both.free.provider.work(),
    async check() {
      await both.free.provider.work();
      expect(sent).toHaveLength(1);
    },
  }));

test("a mail that two processes owe at once is handed over once", () =>
  both.meet({
    async given({ userId }) {
      sent = [];
      return `both-${userId}`;
    },
    first: ({ userId }, key) => owe(userId, key, both.held),
    second: ({ userId }, key) => owe(userId, key),
    async check(_, parent, key) {
      await both.free.provider.work();
      expect(sent).toEqual([key]);
    },
  }));
