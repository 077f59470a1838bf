import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueMailCode } from "../access/mail-codes.ts";
import { users } from "../database/schema/index.ts";
import { type Member, newMember } from "../testing/member.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let member: Member;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  member = await newMember(gk);
  await set({ isActivated: false });
});

afterAll(() => gk.close());

const set = (change: Partial<typeof users.$inferInsert>) =>
  gk.database.update(users).set(change).where(eq(users.id, member.userId));
const newAddress = () => `${randomUUID()}@gk.example`;
const correct = (email: string) => member.client.correctEmail({ body: { email } });
const profile = async () => dataOf(await member.client.getProfile());
const verify = (code: string) => gk.client().verifyEmail({ body: { code } });

describe("an address that is not verified (decision 70)", () => {
  test("is corrected: the mail goes to the new one, and the old code is void", async () => {
    answerOf(await member.client.resendVerificationMail());
    const oldCode = await gk.mailedCode();
    const email = newAddress();
    expect(dataOf(await correct(email))).toEqual({ resend_after: 60 });
    expect(await profile()).toMatchObject({ email, is_activated: 0, verification_resend_after: 60 });
    expect((await gk.mails())[0]?.recipient).toBe(email);
    const code = await gk.mailedCode();
    expect(refusalOf(await verify(oldCode)).message).toBe("verification.failed");
    expect((await profile()).is_activated).toBe(0);
    answerOf(await verify(code));
    expect((await profile()).is_activated).toBe(1);
  });

  test("leaves nothing to whoever reads at the old one: no new password either", async () => {
    const code = await issueMailCode(gk.database, member.userId, "password", gk.now());
    answerOf(await correct(newAddress()));
    const password = "another password";
    const body = { code, password, password_confirmation: password, ...(await gk.captcha("reset")) };
    expect(refusalOf(await gk.client().resetPassword({ body })).message).toBe("verification.failed");
  });

  test("nor the end of an account that has no password", async () => {
    const code = await issueMailCode(gk.database, member.userId, "deletion", gk.now());
    answerOf(await correct(newAddress()));
    expect(refusalOf(await member.client.deleteProfile({ body: { code } })).message).toBe("verification.failed");
  });

  test("is kept as typed, without what can't be seen", async () => {
    const email = newAddress();
    answerOf(await correct(` \u200B${email.replace("gk", "GK")} `));
    expect((await profile()).email).toBe(email.replace("gk", "GK"));
  });

  test("is not somebody else's, in whatever letter case (decision 49)", async () => {
    const { email } = dataOf(await (await newMember(gk)).client.getProfile());
    const before = await profile();
    expect(refusalOf(await correct(email.toUpperCase()))).toMatchObject({
      httpStatus: 422,
      errors: { email: ["email.taken"] },
    });
    expect(await profile()).toEqual(before);
  });

  test("is another than it was", async () => {
    const { email } = await profile();
    expect(refusalOf(await correct(email.toUpperCase())).errors).toEqual({ email: ["email.same"] });
  });

  test.each([
    ["", "email.required"],
    ["a@b", "email.invalid"],
  ])("is none: %j", async (email, issue) => {
    expect(refusalOf(await correct(email)).errors?.["email"]?.[0]).toBe(issue);
  });

  test("is corrected five times an hour", async () => {
    for (let time = 1; time <= 5; time++) answerOf(await correct(newAddress()));
    const before = await profile();
    expect(refusalOf(await correct(newAddress()))).toMatchObject({ httpStatus: 429, status: -4, retry_after: 3600 });
    expect(await profile()).toEqual(before);
    gk.wait({ hours: 1 });
    answerOf(await correct(newAddress()));
  });

  test("gets no more mails for being corrected than without (decision 11)", async () => {
    for (let mail = 1; mail <= 5; mail++) {
      answerOf(await member.client.resendVerificationMail());
      gk.wait({ minutes: 1 });
    }
    const before = await profile();
    expect(refusalOf(await correct(newAddress()))).toMatchObject({ httpStatus: 429, retry_after: 3300 });
    expect(await profile()).toEqual(before);
  });
});

test("an address that is verified stays", async () => {
  await set({ isActivated: true });
  expect(refusalOf(await correct(newAddress()))).toMatchObject({ httpStatus: 409, message: "conflict" });
});

test("whose address is registered can't be asked on and on", async () => {
  const live = await startProvider({ mode: "production", captcha: { accepts: async () => true } });
  const { client, userId } = await newMember(live);
  await live.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
  const ask = (email: string) => client.correctEmail({ body: { email } });
  const { email } = dataOf(await (await newMember(live)).client.getProfile());
  for (let time = 1; time <= 5; time++) expect(refusalOf(await ask(email)).errors).toEqual({ email: ["email.taken"] });
  expect(refusalOf(await ask(newAddress())).httpStatus).toBe(429);
  await live.close();
});
