import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueIdentityCode } from "../social/development.ts";
import { answerOf, dataOf, demoPassword, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const email = "trial.parent@gk.example";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(() => {
  gk.wait({ hours: 2 });
});

afterAll(() => gk.close());

const forgot = async (address: string) =>
  gk.client(undefined, "en-US").requestPasswordReset({ body: { email: address, ...(await gk.captcha("forgot")) } });

const reset = async (code: string, password: string, password_confirmation = password) =>
  gk.client().resetPassword({ body: { code, password, password_confirmation, ...(await gk.captcha("reset")) } });

test("known and unknown addresses answer alike; only the known one gets a mail (decision 10)", async () => {
  const before = (await gk.mails()).length;
  expect(answerOf(await forgot("nobody@gk.example"))).toEqual({ status: 1 });
  expect(await gk.mails()).toHaveLength(before);
  expect(answerOf(await forgot(email))).toEqual({ status: 1 });
  expect((await gk.mails())[0]).toMatchObject({ recipient: email, subject: "Set a new password" });
});

test("an address that asks again within a minute gets one mail (decision 11)", async () => {
  const before = (await gk.mails()).length;
  await forgot(email);
  await gk.provider.settled();
  gk.wait({ seconds: 59 });
  await forgot(email);
  expect(await gk.mails()).toHaveLength(before + 1);
  gk.wait({ seconds: 1 });
  await forgot(email);
  expect(await gk.mails()).toHaveLength(before + 2);
});

test("the code sets a password once, ends every session and says so by mail (decision 10)", async () => {
  const member = await gk.signIn(email);
  await forgot(email);
  const code = await gk.mailedCode();

  answerOf(await reset(code, "my new password"));

  expect(refusalOf(await member.getProfile()).status).toBe(-3);
  expect((await gk.mails())[0]?.subject).toBe("你的密碼已更改");
  await gk.signIn(email, "my new password");
  expect(refusalOf(await reset(code, "once more please")).message).toBe("verification.failed");

  gk.wait({ minutes: 2 });
  await forgot(email);
  answerOf(await reset(await gk.mailedCode(), demoPassword));
});

test("a new password makes the other mails worthless that are still on their way", async () => {
  await forgot(email);
  const first = await gk.mailedCode();
  gk.wait({ minutes: 1 });
  await forgot(email);
  answerOf(await reset(await gk.mailedCode(), demoPassword));
  expect(refusalOf(await reset(first, "an old mail's password")).message).toBe("verification.failed");
});

test("the repetition must match (T64), and a refused form does not use the code up", async () => {
  await forgot(email);
  const code = await gk.mailedCode();
  expect(refusalOf(await reset(code, "my new password", "my other password"))).toMatchObject({
    status: -1,
    errors: { password_confirmation: ["passwordConfirm.mismatch"] },
  });
  answerOf(await reset(code, demoPassword));
});

test("whether a code still works is told without using it up (decision 128)", async () => {
  const check = (code: string) => gk.client().checkPasswordCode({ body: { code } });
  const unknown = { httpStatus: 422, message: "verification.failed" };
  await forgot(email);
  const used = await gk.mailedCode();
  answerOf(await check(used));
  answerOf(await check(used));
  answerOf(await reset(used, demoPassword));
  expect(refusalOf(await check(used)), "used").toMatchObject(unknown);

  gk.wait({ minutes: 2 });
  await forgot(email);
  const late = await gk.mailedCode();
  gk.wait({ minutes: 60, seconds: -1 });
  answerOf(await check(late));
  gk.wait({ seconds: 1 });
  expect(refusalOf(await check(late)), "too old").toMatchObject(unknown);
  expect(refusalOf(await check("made up"))).toMatchObject(unknown);
});

describe("an account that came by a sign-in service", () => {
  const enter = async (subject: string, isEmailVerified: boolean) => {
    const person = { subject, email: `${subject}@gk.example`, isEmailVerified, name: "Ming Parent" };
    const code = await issueIdentityCode(gk.database, "google", person, gk.now());
    return gk.client().signInWithGoogle({ body: { code } });
  };

  test("has its first password by a mail, which says so, and goes on by the service", async () => {
    const { id } = dataOf(await enter("first-password", true));
    await forgot("first-password@gk.example");
    answerOf(await reset(await gk.mailedCode(), "my first password"));
    expect((await gk.mails())[0]?.subject).toBe("你的密碼已建立");
    expect(dataOf(await enter("first-password", true)).id).toBe(id);
  });

  test("is its address's owner's alone once they set a password, where nobody had verified the address (decision 206)", async () => {
    const stranger = gk.client(answerOf(await enter("somebody-elses", false)).token);
    await forgot("somebody-elses@gk.example");
    answerOf(await reset(await gk.mailedCode(), "the owner's password"));
    expect(refusalOf(await stranger.getProfile()).status).toBe(-3);
    expect(refusalOf(await enter("somebody-elses", false)).message).toBe("callback.emailInUse");
  });
});
