import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owedMails } from "../database/schema/index.ts";
import type { Mail } from "../mail/mail.ts";
import { newMember } from "../testing/member.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let sent: Mail[] = [];
let isAway = false;

beforeAll(async () => {
  gk = await startProvider({
    mailer: {
      async send(mail) {
        if (isAway) throw new Error("451");
        sent.push(mail);
      },
    },
  });
});

beforeEach(() => {
  sent = [];
  isAway = false;
});

afterAll(() => gk.close());

const ask = (id: string, path = "/web/server", init: RequestInit = {}) =>
  gk.fetch(path, { ...init, headers: { "Content-Type": "application/json", "X-Request-Id": id } });

/** The lines of the log with an id. */
const linesOf = (id: string) =>
  gk
    .logged()
    .split("\n")
    .filter((line) => line.includes(`"id":"${id}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Writes to us, under an id: a mail brings it to us, another confirms it. */
async function write(id: string) {
  const body = {
    type: 1,
    title: 3,
    name: "Ann Lee",
    email: "ann@gk.example",
    phone: "9123-4567",
    topic: "A question",
    message: "How do I begin with this?",
    ...(await gk.captcha("contact")),
  };
  const answer = await ask(id, "/web/contact-us", { method: "POST", body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  await gk.provider.settled();
}

test("what a request is answered and logged with is the id that it came with", async () => {
  expect((await ask("edge-1")).headers.get("X-Request-Id")).toBe("edge-1");
  expect(linesOf("edge-1")).toMatchObject([{ call: "checkServer", path: "/server", httpStatus: 200 }]);
});

test.each(["a b", "mum@gk.example", "x".repeat(65)])("an id %j is none: it gets one of its own", async (id) => {
  const own = (await ask(id)).headers.get("X-Request-Id") ?? "";
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect(linesOf(own)).toHaveLength(1);
});

test("a refusal is logged with its cause, and with the path as the table has it", async () => {
  const { userId } = await newMember(gk);
  await ask("edge-2", `/web/children/${userId}98765`);
  expect(linesOf("edge-2")).toMatchObject([{ path: "/children/{id}", httpStatus: 401, cause: "signinRequired" }]);
});

test("a mail, and the log of sending it behind the answer, have the id of the request that caused it", async () => {
  await write("edge-3");
  expect(sent.map(({ requestId }) => requestId)).toEqual(["edge-3", "edge-3"]);
  expect(linesOf("edge-3").map(({ msg }) => msg)).toEqual(expect.arrayContaining(["answered", "a mail was sent"]));
});

test("a mail that is sent much later still says so, under the id of the work that sends it", async () => {
  isAway = true;
  await write("edge-4");
  isAway = false;
  gk.wait({ minutes: 5 });
  await gk.provider.work();
  expect(sent.map(({ requestId }) => requestId)).toEqual(["edge-4", "edge-4"]);
  const lines = gk.logged().split("\n");
  const line = lines.find((text) => text.includes('"causedBy":"edge-4"') && text.includes("a mail was sent"));
  expect((JSON.parse(line ?? "{}") as { id?: string }).id).toMatch(/^[\da-f-]{36}$/);
  expect(await gk.database.$count(owedMails, eq(owedMails.requestId, "edge-4"))).toBe(0);
});

test("work that does not come to an end is missed after half an hour", async () => {
  const held = Promise.withResolvers<void>();
  const slow = await startProvider({ mailer: { send: () => held.promise } });
  await slow.client().subscribeToNewsletter({ body: { email: "slow@gk.example", source: "newsletter" } });
  slow.wait({ minutes: 6 });
  const working = slow.provider.work();
  slow.wait({ minutes: 30 });
  expect(await slow.provider.missing()).toEqual([]);
  slow.wait({ seconds: 1 });
  expect(await slow.provider.missing()).toEqual(["work"]);
  held.resolve();
  await working;
  expect(await slow.provider.missing()).toEqual([]);
  await slow.close();
});
