import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessages } from "../database/schema/index.ts";
import { answerOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider({ mode: "production", captcha: { accepts: async (token) => token === "a person" } });
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

test("a message is kept, its phone as E.164 (T75), and confirmed by mail, in which nothing is markup", async () => {
  answerOf(await send());
  expect(await gk.database.select().from(contactMessages)).toMatchObject([
    { name: "李明", phone: "+85291234567", topic: "<b>Plans</b>", languageId: 2 },
  ]);
  const [mail] = await gk.mails();
  expect(mail).toMatchObject({ recipient: "ming@gk.example", subject: "We’ve received your message" });
  expect(mail?.html).toContain("&lt;b&gt;Plans&lt;/b&gt;");
});

test("a program is not let on", async () => {
  expect(refusalOf(await send({ "g-recaptcha-response": "a program" }))).toMatchObject({
    status: -1,
    errors: { "g-recaptcha-response": ["captcha.failed"] },
  });
});

test("an address sends five messages an hour in production (decision 12)", async () => {
  for (let sent = 2; sent <= 5; sent++) answerOf(await send());
  expect(refusalOf(await send())).toMatchObject({ httpStatus: 429, status: -4, retry_after: 3600 });
  gk.wait({ hours: 1, seconds: 1 });
  answerOf(await send());
});

test("production gives out no captcha tokens and has no development pages (decisions 51 and 55)", async () => {
  expect((await gk.fetch("/web/captcha/signin")).status).toBe(404);
  expect((await gk.fetch("/development/outbox")).status).toBe(404);
});
