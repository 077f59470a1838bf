import { captchaField } from "@gk/domain";
import { eq } from "drizzle-orm";
import { Piscina } from "piscina";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { rateLimits, tokens, users } from "../database/schema/index.ts";
import { answerOf, dataOf, demoPassword, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { passwordMatches } from "./password.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(() => {
  gk.wait({ minutes: 16 });
});

afterAll(() => gk.close());

const trySignIn = async (email: string, password: string) =>
  gk.client().signIn({ body: { email, password, ...(await gk.captcha("signin")) } });

const sendWrong = async () =>
  gk.fetch("/web/signin", {
    method: "POST",
    body: JSON.stringify({ email: "limit@gk.example", password: "wrong", ...(await gk.captcha("signin")) }),
  });

test("signing in gives a token beside the account", async () => {
  const answer = answerOf(await trySignIn("premium.parent@gk.example", demoPassword));
  expect(answer.data).toMatchObject({
    email: "premium.parent@gk.example",
    gender: 2,
    is_activated: 1,
    language_id: 1,
    is_moderator: true,
    has_password: true,
    has_paid_order: true,
  });
  expect(dataOf(await gk.client(answer.token).getProfile()).email).toBe("premium.parent@gk.example");
});

test("an address is the same in any letter case (decision 49)", async () => {
  expect(dataOf(await trySignIn("Premium.Parent@GK.example", demoPassword)).email).toBe("premium.parent@gk.example");
});

test("a token is long, and kept only as a hash (decision 10)", async () => {
  const { token } = answerOf(await trySignIn("premium.parent@gk.example", demoPassword));
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(await gk.database.select().from(tokens).where(eq(tokens.hash, token))).toEqual([]);
});

test("a wrong address and a wrong password answer alike (decision 10)", async () => {
  const wrongPassword = refusalOf(await trySignIn("premium.parent@gk.example", "not the password"));
  const wrongAddress = refusalOf(await trySignIn("nobody@gk.example", "not the password"));
  expect(wrongPassword).toEqual({ httpStatus: 422, status: 0, message: "signin.invalid" });
  expect(wrongAddress).toEqual(wrongPassword);
});

describe("the same work is done, once (decision 10), for", () => {
  test.each([
    ["an address that nobody has", "nobody@gk.example"],
    ["an account without a password", "helper.demo@gk.example"],
    ["a wrong password", "premium.parent@gk.example"],
  ])("%s", async (_, email) => {
    await gk.database.update(users).set({ passwordHash: null }).where(eq(users.email, "helper.demo@gk.example"));
    // The hash of nothing is made when the process begins, and does not count.
    await passwordMatches("anything", null);
    const run = vi.spyOn(Piscina.prototype, "run");
    onTestFinished(() => run.mockRestore());
    expect(refusalOf(await trySignIn(email, "not the password")).message).toBe("signin.invalid");
    expect(run.mock.calls.map(([derivation]) => derivation as unknown)).toMatchObject([
      { password: "not the password", length: 32, cost: { N: 32_768, r: 8, p: 1 } },
    ]);
  });
});

test("a captcha token works once, and only for its action (decision 55)", async () => {
  const body = { email: "premium.parent@gk.example", password: demoPassword };
  const used = await gk.captcha("signin");
  answerOf(await gk.client().signIn({ body: { ...body, ...used } }));
  for (const token of [used, await gk.captcha("register"), { [captchaField]: "made up" }] as const) {
    expect(refusalOf(await gk.client().signIn({ body: { ...body, ...token } }))).toMatchObject({
      httpStatus: 422,
      status: -1,
      errors: { [captchaField]: ["captcha.failed"] },
    });
  }
});

test("a session lasts 7 days and not longer", async () => {
  const member = await gk.signIn("trial.parent@gk.example");
  gk.wait({ days: 7, seconds: -1 });
  expect((await member.getProfile()).ok).toBe(true);
  gk.wait({ seconds: 1 });
  expect(refusalOf(await member.getProfile())).toEqual({ httpStatus: 401, status: -3, message: "sessionEnded" });
});

test("signing out ends this session and no other", async () => {
  const here = await gk.signIn("trial.parent@gk.example");
  const elsewhere = await gk.signIn("trial.parent@gk.example");
  answerOf(await here.signOut());
  expect(refusalOf(await here.getProfile()).status).toBe(-3);
  expect((await elsewhere.getProfile()).ok).toBe(true);
});

test("ten failures are let on, the eleventh try waits, whatever its password (decision 12)", async () => {
  for (let failure = 1; failure <= 10; failure++) {
    expect(refusalOf(await trySignIn("trial.parent@gk.example", "wrong")).message).toBe("signin.invalid");
  }
  const refusal = refusalOf(await trySignIn("trial.parent@gk.example", demoPassword));
  expect(refusal).toMatchObject({ httpStatus: 429, status: -4, message: "tooManyRequests", retry_after: 900 });
  expect((await trySignIn("premium.parent@gk.example", demoPassword)).ok, "another account is free").toBe(true);

  gk.wait({ minutes: 15, seconds: 1 });
  expect((await trySignIn("trial.parent@gk.example", demoPassword)).ok).toBe(true);
});

test("an address whose letters the database finds alike gives no more tries", async () => {
  for (let failure = 1; failure <= 10; failure++) await trySignIn("trial.parent@gk.example", "wrong");
  expect(refusalOf(await trySignIn("trİal.parent@gk.example", demoPassword))).toMatchObject({ httpStatus: 429 });
});

test("signing in does not count as a failure", async () => {
  for (let time = 1; time <= 12; time++) answerOf(await trySignIn("trial.parent@gk.example", demoPassword));
});

test("the answer to too many tries says in its head, too, how long to wait", async () => {
  let response = await sendWrong();
  for (let failure = 2; failure <= 11; failure++) response = await sendWrong();
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("900");
});

test("signing in takes a requested deletion back (decision 16)", async () => {
  await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, 2));
  expect(dataOf(await trySignIn("trial.parent@gk.example", demoPassword)).deletion_due_at).toBeNull();
  const [user] = await gk.database.select().from(users).where(eq(users.id, 2));
  expect(user?.deletionDueAt).toBeNull();
});

test("nothing personal is logged", async () => {
  const { token } = answerOf(await trySignIn("premium.parent@gk.example", demoPassword));
  for (const secret of ["premium.parent", demoPassword, token]) expect(gk.logged()).not.toContain(secret);
  expect(gk.logged()).toContain('"call":"signIn"');
});

test("of many who sign in at once some are told to come again in a moment; it is no try of theirs", async () => {
  const body = { email: "premium.parent@gk.example", password: demoPassword };
  const captchas = await Promise.all(Array.from({ length: 40 }, () => gk.captcha("signin")));
  const answers = await Promise.all(
    captchas.map((token, number) => gk.client().signIn({ body: { ...body, email: `${number}@gk.example`, ...token } })),
  );
  const refusals = answers.map(refusalOf);
  const busy = refusals.filter(({ httpStatus }) => httpStatus === 429);
  expect(busy.length).toBeGreaterThan(0);
  for (const refusal of busy) expect(refusal).toMatchObject({ status: -4, message: "busy", retry_after: 5 });
  expect(refusals.filter(({ message }) => message === "signin.invalid").length).toBe(40 - busy.length);
  expect((await trySignIn(body.email, body.password)).ok).toBe(true);
  // Each whose guess was judged has one wrong one behind them, and no others have.
  const counts = await gk.database.select().from(rateLimits);
  expect(counts.filter(({ count }) => count > 0).length).toBeLessThanOrEqual(40 - busy.length);
});
