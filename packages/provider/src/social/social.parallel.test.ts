import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueMailCode } from "../access/mail-codes.ts";
import { socialIdentities, tokens, users } from "../database/schema/index.ts";
import { deleteDueAccounts } from "../profile/delete-due-accounts.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf, type TestProvider } from "../testing/provider.ts";
import { said } from "../testing/said.ts";
import { issueIdentityCode } from "./development.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const codeFor = (subject: string, email = `${subject}@gk.example`) => {
  const person = { subject, email, isEmailVerified: true, name: "Ming Parent" };
  return issueIdentityCode(both.free.database, "google", person, both.free.now());
};

const enter = (gk: TestProvider, code: string) => gk.client().signInWithGoogle({ body: { code } });

test.each([
  ["the same address", undefined],
  ["another address by then", () => `${randomUUID()}@gk.example`],
] as const)(
  "who comes for the first time in two tabs at once, with %s, has one account and is in by both",
  (_name, another) =>
    both.meet({
      async given() {
        const subject = randomUUID();
        return [await codeFor(subject), await codeFor(subject, another?.())] as const;
      },
      first: (_, [code]) => enter(both.held, code),
      second: (_, [, code]) => enter(both.free, code),
      async check({ first, second }) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect(dataOf(first).id).toBe(dataOf(second).id);
      },
    }),
);

/** An account without a password, and the code by which its owner signs in to it. */
async function comesByService({ userId }: Parent): Promise<string> {
  const { database, now } = both.free;
  const subject = randomUUID();
  await database.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  await database.insert(socialIdentities).values({ service: "google", subject, userId, createdAt: now() });
  return codeFor(subject);
}

test("a session that begins while the deletion is asked for keeps the account, or is ended by it (decision 16)", () =>
  both.meet({
    async given(parent) {
      const code = await comesByService(parent);
      return { code, deletion: await issueMailCode(both.free.database, parent.userId, "deletion", both.free.now()) };
    },
    first: (_, { code }) => enter(both.held, code),
    second: ({ client }, { deletion }) => client.deleteProfile({ body: { code: deletion } }),
    async check({ first, second }, { userId }) {
      expect([said(first), said(second)]).toEqual(["ok", "ok"]);
      const [user] = await both.free.database.select().from(users).where(eq(users.id, userId));
      const isIn = (await both.free.database.$count(tokens, eq(tokens.userId, userId))) > 0;
      expect(user?.deletionDueAt === null).toBe(isIn);
    },
  }));

test("no session that a stranger begins by a service outlives the password of the address's owner (decision 206)", () =>
  both.meet({
    async given(parent) {
      const code = await comesByService(parent);
      await both.free.database.update(users).set({ isActivated: false }).where(eq(users.id, parent.userId));
      const mailed = await issueMailCode(both.free.database, parent.userId, "password", both.free.now());
      const [password, captcha] = ["the owner's password", await both.free.captcha("reset")];
      return { code, reset: { code: mailed, password, password_confirmation: password, ...captcha } };
    },
    first: (_, { code }) => enter(both.held, code),
    second: (_, { reset }) => both.free.client().resetPassword({ body: reset }),
    async check({ first, second }, { userId }) {
      expect(["ok", "callback.failed"]).toContain(said(first));
      expect(said(second)).toBe("ok");
      expect(await both.free.database.$count(tokens, eq(tokens.userId, userId))).toBe(0);
    },
  }));

test("an account that is deleted while its owner signs in is gone, and nothing breaks", () =>
  both.meet({
    async given(parent) {
      const code = await comesByService(parent);
      await both.free.database.update(users).set({ deletionDueAt: both.free.now() }).where(eq(users.id, parent.userId));
      return code;
    },
    first: (_, code) => enter(both.held, code),
    second: () => deleteDueAccounts({ database: both.free.database, log: pino({ level: "silent" }) }, both.free.now()),
    async check({ first }) {
      expect(["ok", "callback.failed"]).toContain(said(first));
    },
  }));
