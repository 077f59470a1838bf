import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servicesOf } from "../app.ts";
import { owedMails } from "../database/schema/index.ts";
import type { Mail } from "../mail/mail.ts";
import { MAX_TRIES } from "../mail/send-owed-mails.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { operateOnMails, readMailArguments } from "./mails.ts";

let gk: TestProvider;
let operate: (...args: string[]) => Promise<string>;
let sent: Mail[] = [];

beforeAll(async () => {
  const database = await openSeededDatabase();
  const away = { send: () => Promise.reject(new Error("The mail server is away.")) };
  gk = await startProvider({ database, mailer: away });
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const options = { database, mailer, clock: gk.now, mode: "development", origin: "http://gk.test" } as const;
  const services = servicesOf({ ...options, log: pino({ level: "silent" }) }, new AbortController().signal);
  operate = (...args) => operateOnMails(readMailArguments(args), services);
});

afterAll(() => gk.close());

async function register(email: string): Promise<number> {
  const body = { name: "Ming Parent", email, password: "a long password", ...(await gk.captcha("register")) };
  await gk.client().register({ body });
  await gk.provider.settled();
  const [mail] = await gk.database.select().from(owedMails).where(eq(owedMails.recipient, email));
  if (!mail) throw new Error("Whoever registers is owed a mail.");
  return mail.id;
}

test("an operator sees the mails that no server took, and has one of them sent again", async () => {
  const [one, other] = [await register("one@gk.example"), await register("other@gk.example")];
  expect((await operate("list")).split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^${one} .*one@gk.example.*tried 1 times, next try at .*Z`)),
    expect.stringMatching(new RegExp(`^${other} .*other@gk.example`)),
  ]);
  await gk.database.update(owedMails).set({ tries: MAX_TRIES });
  expect(await operate("list")).toContain("given up");
  expect(await operate("again", String(one))).not.toContain("one@gk.example");
  expect(sent.map(({ to }) => to)).toEqual(["one@gk.example"]);
  await expect(operate("again", String(one))).rejects.toThrow("No mail");
  expect(await operate("again", String(other))).toBe("Every mail that was tried has been sent.");
});

test.each([[], ["again"], ["again", "x"], ["again", "1", "2"], ["list", "1"], ["--all"]])(
  "is told how to ask: %j",
  (...args) => expect(() => readMailArguments(args)).toThrow("npm run mails"),
);
