import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owedMails, users } from "../database/schema/index.ts";
import { answerOf, demoPassword, startProvider, type TestProvider } from "../testing/provider.ts";
import type { Mail } from "./mail.ts";

let gk: TestProvider;
let sent: Mail[];
let isAway = false;

beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (isAway) throw new Error("The mail server is away.");
    sent.push(mail);
  };
  gk = await startProvider({ mailer: { send } });
});

beforeEach(async () => {
  isAway = false;
  sent = [];
  await gk.database.delete(owedMails);
});

afterAll(() => gk.close());

async function register(email = `${randomUUID()}@gk.example`) {
  const body = { name: "Ming Parent", email, password: "a long password", ...(await gk.captcha("register")) };
  const result = await gk.client().register({ body });
  await gk.provider.settled();
  return { email, result };
}

const message = {
  type: 1,
  title: 3,
  name: "Ming Parent",
  email: "writer@gk.example",
  phone: "9123-4567",
  topic: "Plans",
  message: "Which plan is for a child of five?",
};

async function writeToUs() {
  const result = await gk.client().sendContactMessage({ body: { ...message, ...(await gk.captcha("contact")) } });
  await gk.provider.settled();
  return result;
}

const receivers = () => sent.map(({ to }) => to);
const rows = () => gk.database.select().from(owedMails);

test("a mail is on its way with the answer; of an account's only that it was sent is kept", async () => {
  const { email } = await register();
  expect(receivers()).toEqual([email]);
  expect(await rows()).toMatchObject([{ recipient: email, html: "", text: "", sentAt: gk.now() }]);
});

test("of a mail to somebody without an account nothing is kept once it was sent", async () => {
  answerOf(await writeToUs());
  expect(receivers()).toEqual(["team@gk.example", message.email]);
  expect(await rows()).toEqual([]);
});

test("a mail server that is down for an hour loses no mail: it has each once when it is up", async () => {
  isAway = true;
  const { email } = await register();
  await writeToUs();
  const workFor = async (minutes: number) => {
    for (let gone = 0; gone < minutes; gone += 5) {
      gk.wait({ minutes: 5 });
      await gk.provider.work();
    }
  };
  await workFor(60);
  expect(receivers()).toEqual([]);
  isAway = false;
  await workFor(60);
  expect(receivers()).toEqual([email, "team@gk.example", message.email]);
});

/** Does something while no mail can be written down. */
async function whileNothingIsOwed<Result>(deed: () => Promise<Result>): Promise<Result> {
  await gk.database.execute(sql`
    create function refuse_mail() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await gk.database.execute(sql`create trigger refuse before insert on owed_mails execute function refuse_mail()`);
  try {
    return await deed();
  } finally {
    await gk.database.execute(sql`drop function refuse_mail cascade`);
  }
}

test("what causes a mail does not happen without it: an account, a message, another password, a farewell", async () => {
  const failed = { ok: false, httpStatus: 500 };
  const { email, result } = await whileNothingIsOwed(register);
  expect(result).toMatchObject(failed);
  expect(await gk.database.$count(users, eq(users.email, email))).toBe(0);
  expect(await whileNothingIsOwed(writeToUs)).toMatchObject(failed);
  expect(await rows()).toEqual([]);

  const demo = "trial.parent@gk.example";
  const member = await gk.signIn(demo);
  const change = { old_password: demoPassword, new_password: "another password", confirm_password: "another password" };
  expect(await whileNothingIsOwed(() => member.updatePassword({ body: change }))).toMatchObject(failed);
  const leave = () => member.deleteProfile({ body: { password: demoPassword } });
  expect(await whileNothingIsOwed(leave)).toMatchObject(failed);
  const [account] = await gk.database.select().from(users).where(eq(users.email, demo));
  expect(account?.deletionDueAt).toBeNull();
  await gk.signIn(demo);

  await gk.provider.settled();
  expect(receivers()).toEqual([]);
  await register(email);
  expect(receivers()).toEqual([email]);
});
