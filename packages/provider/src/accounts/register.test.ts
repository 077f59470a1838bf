import { captchaField } from "@gk/domain";
import { gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { limitsOfMode } from "../access/rate-limit.ts";
import { rateLimits } from "../database/schema/index.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { hashing } from "./password.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const newcomer = { name: "李明 Ming", email: "ming@gk.example", password: "a long password" };

const register = async (change: Partial<typeof newcomer> = {}, locale?: "zh-HK" | "en-US") =>
  gk.client(undefined, locale).register({ body: { ...newcomer, ...change, ...(await gk.captcha("register")) } });

test("registering answers like signing in: with a token, a trial under its wire name (T82) and an address to verify (decisions 14 and 52)", async () => {
  const result = await register();
  const answer = answerOf(result);
  expect(result).toMatchObject({ httpStatus: 201 });
  expect(answer.data).toMatchObject({
    name: "李明 Ming",
    gender: null,
    is_activated: 0,
    language_id: 1,
    free_trail_finished_at: "2026-12-03T16:00:00.000Z",
    verification_resend_after: 60,
  });
  expect((await gk.client(answer.token).getProfile()).ok).toBe(true);
});

test("an address that is taken is an issue of its field, in any letter case", async () => {
  expect(refusalOf(await register({ email: "MING@gk.example" }))).toMatchObject({
    httpStatus: 422,
    status: -1,
    errors: { email: ["email.taken"] },
  });
});

test("two registrations at once do not share an address", async () => {
  const results = await Promise.all([register({ email: "twice@gk.example" }), register({ email: "twice@gk.example" })]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

describe("the rules of the fields are the domain's", () => {
  test.each([
    [{ name: "李明" }, { name: ["name.tooShort"] }],
    [{ name: "O'Brien" }, { name: ["name.characters"] }],
    [{ email: "a@b.c" }, { email: ["email.invalid"] }],
    [{ password: "1234567" }, { password: ["password.tooShort"] }],
  ])("%o", async (change, errors) => {
    expect(refusalOf(await register({ email: "rules@gk.example", ...change }))).toMatchObject({ status: -1, errors });
  });
});

describe("the mail that verifies an address", () => {
  test("speaks the language of the page, and its link carries the language (decision 41)", async () => {
    await register({ email: "english@gk.example", name: "Ming Li" }, "en-US");
    const [mail] = await gk.mails();
    expect(mail).toMatchObject({ recipient: "english@gk.example", languageId: 2 });
    expect(mail?.subject).toBe("Please verify your email address");
    expect(mail?.text).toContain("http://gk.test/en-US/auth/verification?code=");
    await register({ email: "chinese@gk.example" });
    expect((await gk.mails())[0]?.text).toContain("http://gk.test/zh-HK/auth/verification?code=");
  });

  test("has a code that works once (T92)", async () => {
    const { token } = answerOf(await register({ email: "once@gk.example" }));
    const code = await gk.mailedCode();
    answerOf(await gk.client().verifyEmail({ body: { code } }));
    expect(dataOf(await gk.client(token).getProfile()).is_activated).toBe(1);
    expect(refusalOf(await gk.client().verifyEmail({ body: { code } }))).toMatchObject({
      httpStatus: 422,
      status: 0,
      message: "verification.failed",
    });
  });

  test.each([
    { seconds: 3599, works: true },
    { seconds: 3600, works: false },
  ])("has a code that after $seconds s works: $works (decision 11)", async ({ seconds, works }) => {
    await register({ email: `after${seconds}@gk.example` });
    const code = await gk.mailedCode();
    gk.wait({ seconds });
    expect((await gk.client().verifyEmail({ body: { code } })).ok).toBe(works);
  });

  test("has a code that sets no password", async () => {
    await register({ email: "purpose@gk.example" });
    const body = { code: await gk.mailedCode(), password: "another one", password_confirmation: "another one" };
    const result = await gk.client().resetPassword({ body: { ...body, ...(await gk.captcha("reset")) } });
    expect(refusalOf(result).message).toBe("verification.failed");
  });
});

test("who is told to come again because many are waiting has not tried (decision 111)", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  // Others take every place in the queue after it was seen that there is one.
  const accepts = async () => {
    while (hashing.waiting() < 32) void hashing(() => released);
    return true;
  };
  const crowded = await startProvider({ captcha: { accepts } });
  const body = { ...newcomer, email: "busy@gk.example", [captchaField]: "a token" };
  expect(refusalOf(await crowded.client().register({ body }))).toMatchObject({ httpStatus: 429, message: "busy" });
  release();
  expect(await crowded.database.$count(rateLimits, gt(rateLimits.count, 0))).toBe(0);
  await crowded.close();
});

test("in production an address may register five times an hour (decision 12)", () => {
  expect(limitsOfMode.production.register).toEqual({ count: 5, windowSeconds: 3600 });
});
