import { mailCodeSeconds, mailResend, sessionSeconds } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailCodes, tokens } from "../database/schema/index.ts";
import { newMember } from "../testing/member.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { issueMailCode } from "./mail-codes.ts";
import { issueToken } from "./tokens.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const second = 1000;

test("a session is kept until it ends, and a mail's code as long as it counts for the next mail", async () => {
  const { userId } = await newMember(gk);
  const kept = async (after: number) => {
    await gk.database.delete(tokens).where(eq(tokens.userId, userId));
    await gk.database.delete(mailCodes).where(eq(mailCodes.userId, userId));
    const began = new Date(gk.now().getTime() - after * second);
    await issueToken(gk.database, userId, began);
    await issueMailCode(gk.database, userId, "password", began);
    await gk.provider.work();
    return [
      await gk.database.$count(tokens, eq(tokens.userId, userId)),
      await gk.database.$count(mailCodes, eq(mailCodes.userId, userId)),
    ];
  };
  const uncounted = mailCodeSeconds + mailResend.windowSeconds;
  expect(await kept(uncounted - 60)).toEqual([1, 1]);
  expect(await kept(uncounted)).toEqual([1, 0]);
  expect(await kept(sessionSeconds - 60)).toEqual([1, 0]);
  expect(await kept(sessionSeconds)).toEqual([0, 0]);
});
