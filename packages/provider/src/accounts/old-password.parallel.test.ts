import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueMailCode } from "../access/mail-codes.ts";
import { tokens, users } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";
import { hashPassword, passwordMatches } from "./password.ts";

const password = "the old password";
const newPassword = "a new password";
const mailedPassword = "a mailed password";

let both: TwoProcesses;
let passwordHash: string;

beforeAll(async () => {
  both = await startTwoProcesses();
  passwordHash = await hashPassword(password);
});

afterAll(() => both.close());

async function givePassword({ userId }: Parent) {
  const [user] = await both.free.database.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  const captcha = { signin: await both.free.captcha("signin"), reset: await both.free.captcha("reset") };
  return { email: user?.email ?? "", captcha };
}

const change = ({ client }: Parent) =>
  client.updatePassword({
    body: { old_password: password, new_password: newPassword, confirm_password: newPassword },
  });

test("no session that an old password began outlives the change (decision 10)", () =>
  both.meet({
    given: givePassword,
    first: (_, { email, captcha }) => both.held.client().signIn({ body: { email, password, ...captcha.signin } }),
    second: change,
    async check({ first, second }, { userId }) {
      expect(["ok", "signin.invalid"]).toContain(said(first));
      expect(said(second)).toBe("ok");
      expect(await both.free.database.$count(tokens, eq(tokens.userId, userId))).toBe(0);
    },
  }));

test("of a change and a mailed code's new password at the same moment one is set, and the other refused", () =>
  both.meet({
    async given(parent) {
      const { captcha } = await givePassword(parent);
      const code = await issueMailCode(both.free.database, parent.userId, "password", both.free.now());
      return { code, ...captcha.reset };
    },
    first: change,
    second: (_, body) =>
      both.free
        .client()
        .resetPassword({ body: { ...body, password: mailedPassword, password_confirmation: mailedPassword } }),
    async check({ first, second }, { userId }) {
      const [user] = await both.free.database.select().from(users).where(eq(users.id, userId));
      const isMailed = said(second) === "ok";
      if (isMailed) expect(["oldPassword.wrong", "sessionEnded"]).toContain(said(first));
      else expect([said(first), said(second)]).toEqual(["ok", "verification.failed"]);
      expect(await passwordMatches(isMailed ? mailedPassword : newPassword, user?.passwordHash)).toBe(true);
    },
  }));
