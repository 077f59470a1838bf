import { languageId, type Locale } from "@gk/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsletterSubscribers } from "../database/schema/index.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const subscribe = async (email: string, source: "newsletter" | "welcome", locale: Locale = "en-US") =>
  gk.client(undefined, locale).subscribeToNewsletter({ body: { email, source } });

test("the welcome pop-up gives its code on screen and by mail (decisions 24 and 36)", async () => {
  expect(dataOf(await subscribe("welcome@gk.example", "welcome"))).toEqual({ code: "HELLOGK" });
  const [mail] = await gk.mails();
  expect(mail).toMatchObject({ recipient: "welcome@gk.example", subject: "Your code for $20 off" });
  // Its button brings the code along.
  expect(mail?.html).toContain("/plans?code=HELLOGK");
});

test("whoever gives somebody's address again and again has it mailed once a day, and hears nothing else", async () => {
  const mailsFor = async () => (await gk.mails()).filter(({ recipient }) => /^often@/i.test(recipient)).length;
  for (const email of ["often@gk.example", "Often@gk.example", "often@gk.example"]) {
    expect(dataOf(await subscribe(email, "welcome"))).toEqual({ code: "HELLOGK" });
  }
  expect(await mailsFor()).toBe(1);
  gk.wait({ days: 1, seconds: 1 });
  await subscribe("often@gk.example", "welcome");
  expect(await mailsFor()).toBe(2);
});

test.each([
  ["that has had it", "twice@gk.example", "welcome"],
  ["that is subscribed already", "subscribed@gk.example", "newsletter"],
] as const)("the welcome pop-up gives its code to an address %s, too (decision 24)", async (_, email, before) => {
  await subscribe(email, before);
  // What is kept of an address is written behind the answer.
  await gk.provider.settled();
  expect(dataOf(await subscribe(email, "welcome"))).toEqual({ code: "HELLOGK" });
  expect((await gk.mails())[0]).toMatchObject({ recipient: email, subject: "Your code for $20 off" });
});

test("the newsletter gives no code, and greets a new address once", async () => {
  const first = answerOf(await subscribe("reader@gk.example", "newsletter"));
  const mails = (await gk.mails()).length;
  const second = answerOf(await subscribe("READER@gk.example", "newsletter"));
  expect(first).toEqual({ status: 1, data: { code: null } });
  expect(second, "a known address answers the same").toEqual(first);
  expect(await gk.mails()).toHaveLength(mails);
});

test("the link in each mail ends the subscription, and subscribing again begins it anew", async () => {
  await subscribe("leaver@gk.example", "newsletter");
  const code = await gk.mailedCode();
  const find = async () =>
    (await gk.database.select().from(newsletterSubscribers)).find(({ email }) => email === "leaver@gk.example");

  answerOf(await gk.client().unsubscribeFromNewsletter({ body: { code } }));
  expect((await find())?.unsubscribedAt).toEqual(gk.now());
  answerOf(await gk.client().unsubscribeFromNewsletter({ body: { code } }));

  await subscribe("leaver@gk.example", "newsletter", "zh-HK");
  expect(await gk.mailedCode()).toBe(code);
  expect(await find(), "in the language of whoever comes back").toMatchObject({
    unsubscribedAt: null,
    languageId: languageId["zh-HK"],
  });
});

test("the link stands in the mail's words, in its language", async () => {
  await subscribe("link@gk.example", "newsletter");
  const [mail] = await gk.mails();
  expect(mail?.html).toMatch(
    /<a href="http:\/\/gk\.test\/en-US\/newsletter\/unsubscribe\?code=[\w-]+">Unsubscribe<\/a>/,
  );
});
