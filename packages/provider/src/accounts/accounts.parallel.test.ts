import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueMailCode } from "../access/mail-codes.ts";
import { countTry } from "../access/rate-limit.ts";
import { mailCodes, users } from "../database/schema/index.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import type { TestProvider } from "../testing/provider.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const emailOf = async (userId: number) => {
  const [user] = await both.free.database.select().from(users).where(eq(users.id, userId));
  return user?.email ?? "";
};

const forgot = async (gk: TestProvider, email: string) => {
  const answer = await gk.client().requestPasswordReset({ body: { email, ...(await gk.captcha("forgot")) } });
  await gk.provider.settled();
  return answer;
};

test("two registrations at once do not share an address (decision 49)", () => {
  const register = async (gk: TestProvider, email: string) => {
    const body = { name: "Ming Parent", email, password: "a long password", ...(await gk.captcha("register")) };
    return gk.client().register({ body });
  };
  return both.meet({
    given: async () => `${randomUUID()}@gk.example`,
    first: (_, email) => register(both.held, email),
    second: (_, email) => register(both.free, email.toUpperCase()),
    async check({ first, second }) {
      expect([said(first), said(second)].toSorted()).toEqual(["email.taken", "ok"]);
    },
  });
});

test("a mailed code that is used twice at once works once (T92)", () => {
  const verify = (gk: TestProvider, code: string) => gk.client().verifyEmail({ body: { code } });
  return both.meet({
    async given({ userId }) {
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      return issueMailCode(both.free.database, userId, "verification", both.free.now());
    },
    first: (_, code) => verify(both.held, code),
    second: (_, code) => verify(both.free, code),
    async check({ first, second }) {
      expect([said(first), said(second)].toSorted()).toEqual(["ok", "verification.failed"]);
    },
  });
});

test("an address that is corrected while the old one is verified is not verified by it (decision 70)", () => {
  const find = async (userId: number) => {
    const [user] = await both.free.database.select().from(users).where(eq(users.id, userId));
    return user;
  };
  return both.meet({
    async given({ userId }) {
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      const code = await issueMailCode(both.free.database, userId, "verification", both.free.now());
      return { code, before: (await find(userId))?.email };
    },
    first: (_, { code }) => both.held.client().verifyEmail({ body: { code } }),
    second: ({ client }) => client.correctEmail({ body: { email: `${randomUUID()}@gk.example` } }),
    async check({ first, second }, { userId }, { before }) {
      const user = await find(userId);
      expect([
        ["ok", "conflict"],
        ["verification.failed", "ok"],
      ]).toContainEqual([said(first), said(second)]);
      expect(user?.isActivated).toBe(user?.email === before);
    },
  });
});

test("an address that two take at once goes to one of them (decision 49)", () =>
  both.meet({
    async given({ userId }) {
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      return { email: `${randomUUID()}@gk.example`, captcha: await both.free.captcha("register") };
    },
    first: ({ client }, { email }) => client.correctEmail({ body: { email } }),
    second: (_, { email, captcha }) =>
      both.free.client().register({ body: { name: "Ming Parent", email, password: "a long password", ...captcha } }),
    async check({ first, second }) {
      expect([said(first), said(second)].toSorted()).toEqual(["email.taken", "ok"]);
    },
  }));

describe("a mail with a code that is asked for twice at once goes once (decision 11)", () => {
  const codesOf = (userId: number) => both.free.database.$count(mailCodes, eq(mailCodes.userId, userId));

  test("to verify an address", () =>
    both.meet({
      async given({ userId }) {
        await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      },
      first: ({ client }) => client.resendVerificationMail(),
      second: ({ client }) => client.resendVerificationMail(),
      async check({ first, second }, { userId }) {
        expect([said(first), said(second)].toSorted()).toEqual(["ok", "tooManyRequests"]);
        expect(await codesOf(userId)).toBe(1);
      },
    }));

  test("to set a new password", () =>
    both.meet({
      given: ({ userId }) => emailOf(userId),
      first: (_, email) => forgot(both.held, email),
      second: (_, email) => forgot(both.free, email),
      async check({ first, second }, { userId }) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect(await codesOf(userId)).toBe(1);
      },
    }));
});

test("an address is not corrected by a session that its owner's new password has ended (decision 10)", () => {
  const password = "the owner's password";
  return both.meet({
    async given({ userId }) {
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      const code = await issueMailCode(both.free.database, userId, "password", both.free.now());
      return { code, password, password_confirmation: password, ...(await both.free.captcha("reset")) };
    },
    first: ({ client }) => client.correctEmail({ body: { email: `${randomUUID()}@gk.example` } }),
    second: (_, body) => both.free.client().resetPassword({ body }),
    async check({ first, second }) {
      expect([
        ["ok", "verification.failed"],
        ["sessionEnded", "ok"],
      ]).toContainEqual([said(first), said(second)]);
    },
  });
});

test("a code for a new password does not go to an address that is corrected meanwhile (decision 70)", () => {
  const good = (userId: number) => and(eq(mailCodes.userId, userId), isNull(mailCodes.usedAt));
  return both.meet({
    async given({ userId }) {
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
      return emailOf(userId);
    },
    first: (_, email) => forgot(both.held, email),
    second: ({ client }) => client.correctEmail({ body: { email: `${randomUUID()}@gk.example` } }),
    async check({ second }, { userId }) {
      expect(said(second)).toBe("ok");
      const codes = await both.free.database.select().from(mailCodes).where(good(userId));
      expect(codes.map(({ purpose }) => purpose)).toEqual(["verification"]);
    },
  });
});

test("a code for a deletion does not go to an address that is corrected meanwhile (decision 70)", () => {
  const good = (userId: number) =>
    and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, "deletion"), isNull(mailCodes.usedAt));
  return both.meet({
    async given({ userId }) {
      const withoutPassword = { isActivated: false, passwordHash: null };
      await both.free.database.update(users).set(withoutPassword).where(eq(users.id, userId));
      return emailOf(userId);
    },
    first: ({ client }) => client.deleteProfile({ body: {} }),
    second: ({ client }) => client.correctEmail({ body: { email: `${randomUUID()}@gk.example` } }),
    async check({ first, second }, { userId }, before) {
      expect([said(first), said(second)]).toEqual(["ok", "ok"]);
      if (!(await both.free.database.$count(mailCodes, good(userId)))) return;
      const toBefore = (await both.held.mails()).filter(({ recipient }) => recipient === before);
      expect(toBefore.map(({ subject }) => subject)).not.toContain("請確認刪除帳戶");
    },
  });
});

test("of tries at the same moment, as many are let on as there may be (decision 12)", async () => {
  const key = randomUUID();
  const limit = { count: 3, windowSeconds: 60 };
  const waits = await Promise.all(
    [both.held, both.free].flatMap((gk) =>
      Array.from({ length: 5 }, () => countTry(gk.database, limit, key, gk.now())),
    ),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
});
