import { eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { revokeTokens } from "../access/tokens.ts";
import { rateLimits, tokens, users } from "../database/schema/index.ts";
import { type Member, newMember } from "../testing/member.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { hashing, hashPassword } from "./password.ts";

const password = "the old password";
const newPassword = "a new password";

let gk: TestProvider;
let passwordHash: string;

beforeAll(async () => {
  gk = await startProvider();
  passwordHash = await hashPassword(password);
});

afterAll(() => gk.close());

async function memberWithPassword(): Promise<Member & { readonly email: string }> {
  const member = await newMember(gk);
  await gk.database.update(users).set({ passwordHash }).where(eq(users.id, member.userId));
  return { ...member, email: dataOf(await member.client.getProfile()).email };
}

const find = async ({ userId }: Member) => (await gk.database.select().from(users).where(eq(users.id, userId)))[0];

async function replacePassword(userId: number): Promise<void> {
  await gk.database.update(users).set({ passwordHash: "another hash" }).where(eq(users.id, userId));
  await revokeTokens(gk.database, userId);
}

const countedTries = () => gk.database.$count(rateLimits, gt(rateLimits.count, 0));

/** Does something while a request waits for its turn to hash, so after it has read the account. */
async function whileItWaits<Result>(request: () => Promise<Result>, meanwhile: () => Promise<unknown>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  while (hashing.waiting() === 0) void hashing(() => released);
  const going = request();
  await expect.poll(hashing.waiting, { interval: 1 }).toBe(2);
  await meanwhile();
  release();
  return going;
}

test("a sign-in with a password that is replaced meanwhile is refused, and counts as a wrong one (decision 10)", async () => {
  const { userId, email } = await memberWithPassword();
  const body = { email, password, ...(await gk.captcha("signin")) };
  const tries = await countedTries();
  const came = await whileItWaits(
    () => gk.client().signIn({ body }),
    () => replacePassword(userId),
  );
  expect(refusalOf(came)).toMatchObject({ httpStatus: 422, message: "signin.invalid" });
  expect(await gk.database.$count(tokens, eq(tokens.userId, userId))).toBe(0);
  expect(await countedTries()).toBe(tries + 1);
});

test("a password that was set meanwhile is not replaced by whoever has the old one", async () => {
  const member = await memberWithPassword();
  const body = { old_password: password, new_password: newPassword, confirm_password: newPassword };
  const came = await whileItWaits(
    () => member.client.updatePassword({ body }),
    () => replacePassword(member.userId),
  );
  expect(refusalOf(came)).toMatchObject({ httpStatus: 422, errors: { old_password: ["oldPassword.wrong"] } });
  expect((await find(member))?.passwordHash).toBe("another hash");
  expect((await gk.mails()).filter(({ recipient }) => recipient === member.email)).toEqual([]);
});

test("a deletion is not confirmed by a password that is replaced meanwhile", async () => {
  const member = await memberWithPassword();
  const came = await whileItWaits(
    () => member.client.deleteProfile({ body: { password } }),
    () => replacePassword(member.userId),
  );
  expect(refusalOf(came).errors).toEqual({ password: ["oldPassword.wrong"] });
  expect((await find(member))?.deletionDueAt).toBeNull();
});

test("a right password is no try, whatever it was given for", async () => {
  const { client, email, userId } = await memberWithPassword();
  const tries = await countedTries();
  const change = { old_password: password, new_password: newPassword, confirm_password: newPassword };
  answerOf(await client.updatePassword({ body: change }));
  const signedIn = await gk.signIn(email, newPassword);
  answerOf(await signedIn.deleteProfile({ body: { password: newPassword } }));
  expect(await countedTries()).toBe(tries);
  expect(await gk.database.$count(tokens, eq(tokens.userId, userId))).toBe(0);
});

const first = { new_password: newPassword, confirm_password: newPassword };

test("a first password does not replace one that was set meanwhile (decision 123)", async () => {
  const member = await newMember(gk);
  const came = await whileItWaits(
    () => member.client.createPassword({ body: first }),
    () => gk.database.update(users).set({ passwordHash }).where(eq(users.id, member.userId)),
  );
  expect(refusalOf(came)).toMatchObject({ httpStatus: 409, message: "conflict" });
  expect((await find(member))?.passwordHash).toBe(passwordHash);
});

test("a first password is not set by a session that was ended meanwhile", async () => {
  const member = await newMember(gk);
  const came = await whileItWaits(
    () => member.client.createPassword({ body: first }),
    () => revokeTokens(gk.database, member.userId),
  );
  expect(refusalOf(came)).toMatchObject({ status: -3, message: "sessionEnded" });
  expect((await find(member))?.passwordHash).toBeNull();
});
