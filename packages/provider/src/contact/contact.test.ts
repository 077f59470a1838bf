import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owedMails } from "../database/schema/index.ts";
import type { Mail } from "../mail/mail.ts";
import { answerOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let sent: Mail[] = [];
let isAway = false;

beforeEach(() => {
  sent = [];
  gk.wait({ hours: 2 });
});

beforeAll(async () => {
  const deliver = async (mail: Mail) => {
    if (isAway) throw new Error("The mail server is away.");
    sent.push(mail);
  };
  gk = await startProvider({
    mode: "production",
    mailer: { send: deliver },
    captcha: { accepts: async (token) => token === "a person" },
  });
});

afterAll(() => gk.close());

const message = {
  type: 1,
  title: 3,
  name: "李明",
  email: "ming@gk.example",
  phone: "9123-4567",
  topic: "<b>Plans</b>",
  message: "Which plan is for a child of five?",
  "g-recaptcha-response": "a person",
};

const send = (change: Partial<typeof message> = {}) =>
  gk.client(undefined, "en-US").sendContactMessage({ body: { ...message, ...change } });

test("a message is confirmed to its writer by mail, in which nothing is markup", async () => {
  answerOf(await send());
  await gk.provider.settled();
  expect(sent.map(({ to }) => to)).toEqual(["team@gk.example", "ming@gk.example"]);
  expect(sent[1]).toMatchObject({ subject: "We’ve received your message" });
  expect(sent[1]?.html).toContain("&lt;b&gt;Plans&lt;/b&gt;");
});

test("it reaches those who answer it, whose answer goes to the writer (decision 76)", async () => {
  answerOf(await send({ message: "Which plan is for a child of five?\n\nAnd for <i>two</i>?" }));
  await gk.provider.settled();
  const [mail] = sent;
  expect(mail).toMatchObject({ to: "team@gk.example", replyTo: "ming@gk.example", subject: "Message: <b>Plans</b>" });
  for (const said of ["Ms. 李明", "ming@gk.example", "+85291234567", "a customer", "child of five?", "two"]) {
    expect(mail?.text).toContain(said);
  }
  expect(mail?.html).toContain("<p>And for &lt;i&gt;two&lt;/i&gt;?</p>");
  expect(mail?.text).not.toContain("Warm regards");
});

test("it is kept while no mail server takes it, and no longer (decision 76)", async () => {
  isAway = true;
  answerOf(await send());
  await gk.provider.settled();
  expect(sent).toEqual([]);
  expect(await gk.database.select().from(owedMails)).toMatchObject([
    { recipient: "team@gk.example", replyTo: "ming@gk.example", text: expect.stringContaining("child of five?") },
    { recipient: "ming@gk.example", replyTo: null },
  ]);
  isAway = false;
  gk.wait({ minutes: 6 });
  await gk.provider.work();
  expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ["team@gk.example", "ming@gk.example"],
    ["ming@gk.example", undefined],
  ]);
  expect(await gk.database.select().from(owedMails)).toEqual([]);
});

test("a program is not let on", async () => {
  expect(refusalOf(await send({ "g-recaptcha-response": "a program" }))).toMatchObject({
    status: -1,
    errors: { "g-recaptcha-response": ["captcha.failed"] },
  });
});

test("an address sends five messages an hour in production (decision 12)", async () => {
  for (let messages = 1; messages <= 5; messages++) answerOf(await send());
  expect(refusalOf(await send())).toMatchObject({ httpStatus: 429, status: -4, retry_after: 3600 });
  gk.wait({ hours: 1, seconds: 1 });
  answerOf(await send());
});

test("production gives out no captcha tokens and has no development pages (decisions 51 and 55)", async () => {
  expect((await gk.fetch("/web/captcha/signin")).status).toBe(404);
  expect((await gk.fetch("/development/outbox")).status).toBe(404);
  expect((await gk.fetch("/development/promotion")).status).toBe(404);
});
