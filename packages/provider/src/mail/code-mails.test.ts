import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailCodes, owedMails } from "../database/schema/index.ts";
import { newMember } from "../testing/member.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const email = "code.mails@gk.example";

/** Until when the newest mail is sent, and until when the newest code works. */
async function ends() {
  await gk.provider.settled();
  const [mail] = await gk.database.select().from(owedMails).orderBy(desc(owedMails.id)).limit(1);
  const [code] = await gk.database.select().from(mailCodes).orderBy(desc(mailCodes.id)).limit(1);
  return { mail: mail?.endsAt, code: code?.expiresAt };
}

const forgot = async () => gk.client().requestPasswordReset({ body: { email, ...(await gk.captcha("forgot")) } });

test("the mail that asks for an address to be proven has no end: whoever comes too late is led on", async () => {
  const body = { name: "Chan Tai Man", email, password: "a password", password_confirmation: "a password" };
  await gk.client().register({ body: { ...body, ...(await gk.captcha("register")) } });
  expect((await ends()).mail).toBeNull();
});

test("a mail with a code for what somebody is about to do is sent as long as the code works, and no longer", async () => {
  gk.wait({ minutes: 5 });
  await forgot();
  const forgotten = await ends();
  expect(forgotten.mail).toEqual(forgotten.code);

  gk.wait({ minutes: 5 });
  const { client } = await newMember(gk);
  await client.deleteProfile({ body: {} });
  const leaving = await ends();
  expect(leaving.mail).toEqual(leaving.code);
  expect(leaving.code).not.toEqual(forgotten.code);
});

test("a mail without a code has no end", async () => {
  gk.wait({ minutes: 5 });
  await forgot();
  const code = await gk.mailedCode();
  const body = { code, password: "another one", password_confirmation: "another one" };
  await gk.client().resetPassword({ body: { ...body, ...(await gk.captcha("reset")) } });
  const [mail] = await gk.mails();
  expect(mail?.subject).toBe("你的密碼已更改");
  expect((await ends()).mail).toBeNull();
});
