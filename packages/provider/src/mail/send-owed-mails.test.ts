import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owedMails, users } from "../database/schema/index.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { newMember } from "../testing/member.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import type { Mail } from "./mail.ts";
import { oweMail } from "./owe-mail.ts";

let gk: TestProvider;
let sent: Mail[];
/** What the mail server does with a mail. */
let hand: (mail: Mail) => Promise<void>;
let clock = new Date("2026-11-20T09:00:00+08:00");

beforeAll(async () => {
  gk = await startProvider({
    database: await openSeededDatabase(),
    clock: () => clock,
    mailer: { send: (mail) => hand(mail) },
  });
});

beforeEach(async () => {
  await gk.database.delete(owedMails);
  sent = [];
  hand = async (mail) => {
    sent.push(mail);
  };
});

afterAll(() => gk.close());

async function owe(key: string, usableSeconds?: number): Promise<void> {
  const { userId } = await newMember(gk);
  const [user] = await gk.database.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("A new member is there.");
  const letter = () => ({ subject: key, paragraphs: [], footer: [], ...(usableSeconds && { usableSeconds }) });
  await gk.database.transaction((transaction) =>
    oweMail(transaction, { user, key, origin: "http://gk.test", now: clock, letter }),
  );
}

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const subjects = () => sent.map(({ subject }) => subject);

test("what is owed is sent in the order in which it was owed", async () => {
  await owe("first");
  await owe("second");
  await gk.provider.work();
  expect(subjects()).toEqual(["first", "second"]);
});

test("what is owed is sent once, however often it is owed and looked for", async () => {
  await owe("first");
  await owe("second");
  await owe("first");
  await Promise.all([1, 2, 3].map(() => gk.provider.work()));
  await gk.provider.work();
  expect(subjects().toSorted()).toEqual(["first", "second"]);
});

test("a mail server that is down gets it again, later and later; the others are sent meanwhile", async () => {
  await owe("refused");
  await owe("taken");
  const refuse = (mail: Mail) => {
    sent.push(mail);
    return mail.subject === "refused" ? Promise.reject(new Error("451")) : Promise.resolve();
  };
  hand = refuse;
  await gk.provider.work();
  await gk.provider.work();
  expect(subjects()).toEqual(["refused", "taken"]);
  later(1);
  await gk.provider.work();
  later(1);
  await gk.provider.work();
  expect(subjects()).toEqual(["refused", "taken", "refused"]);
  later(1);
  hand = async (mail) => {
    sent.push(mail);
  };
  await gk.provider.work();
  later(600);
  await gk.provider.work();
  expect(subjects()).toEqual(["refused", "taken", "refused", "refused"]);
});

test("it is given up after two days of trying", async () => {
  await owe("never");
  hand = (mail) => {
    sent.push(mail);
    return Promise.reject(new Error("550"));
  };
  const begun = clock.getTime();
  let last = begun;
  for (let hours = 0; hours < 24 * 5; hours += 1) {
    const before = sent.length;
    await gk.provider.work();
    if (sent.length > before) last = clock.getTime();
    later(60);
  }
  expect((last - begun) / 3_600_000).toBeGreaterThanOrEqual(40);
  expect((last - begun) / 3_600_000).toBeLessThanOrEqual(56);
});

test("one whose code has ended is not tried again, and forgotten", async () => {
  await owe("code", 3600);
  await owe("code in time", 3600);
  hand = (mail) => {
    sent.push(mail);
    return mail.subject === "code" || sent.length < 3 ? Promise.reject(new Error("451")) : Promise.resolve();
  };
  await gk.provider.work();
  later(59);
  await gk.provider.work();
  expect(subjects()).toEqual(["code", "code in time", "code", "code in time"]);
  later(1);
  await gk.provider.work();
  expect(sent).toHaveLength(4);
  expect((await gk.database.select().from(owedMails)).map(({ key }) => key)).toEqual(["code in time"]);
});

test("a process that dies while it sends leaves the mail to be sent under the same name", async () => {
  await owe("died");
  hand = (mail) => {
    sent.push(mail);
    return new Promise(() => undefined);
  };
  void gk.provider.work();
  await expect.poll(() => sent.length).toBe(1);
  hand = async (mail) => {
    sent.push(mail);
  };
  await gk.provider.work();
  expect(sent).toHaveLength(1);
  later(1);
  await gk.provider.work();
  expect(sent.map(({ name }) => name)).toEqual(["died@gk.test", "died@gk.test"]);
});

test("a mail that was sent, of which nothing could be written down, is sent again under the same name", async () => {
  await owe("cut-off");
  await gk.database.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await gk.database.execute(sql`create trigger refuse before update of sent_at on owed_mails
    for each row when (new.sent_at is not null) execute function refuse()`);
  await gk.provider.work();
  await gk.database.execute(sql`drop function refuse cascade`);
  later(5);
  await gk.provider.work();
  later(600);
  await gk.provider.work();
  expect(sent.map(({ name }) => name)).toEqual(["cut-off@gk.test", "cut-off@gk.test"]);
});

test("a slow mail server keeps other work waiting for half a minute, and has the rest the next time", async () => {
  for (const key of ["slow-1", "slow-2", "slow-3"]) await owe(key);
  hand = async (mail) => {
    sent.push(mail);
    later(0.25);
  };
  await gk.provider.work();
  expect(subjects()).toEqual(["slow-1", "slow-2"]);
  await gk.provider.work();
  expect(subjects()).toEqual(["slow-1", "slow-2", "slow-3"]);
});

test("a provider that closes still sends the mail in its hand, and leaves the rest to the next one", async () => {
  for (const key of ["in-hand", "left"]) await owe(key);
  const leaving = await startProvider({
    database: { database: gk.database, close: async () => {} },
    clock: () => clock,
    mailer: {
      async send(mail) {
        void leaving.close();
        sent.push(mail);
      },
    },
  });
  await leaving.provider.work();
  expect(subjects()).toEqual(["in-hand"]);
  await gk.provider.work();
  expect(subjects()).toEqual(["in-hand", "left"]);
});
