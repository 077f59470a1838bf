import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await gk.fetch(`/development/outbox${path}`, { headers });
  return { http: response.status, text: await response.text() };
};

test("an empty outbox says so, and that it is a development page", async () => {
  const { text } = await page("?locale=en-US");
  expect(text).toContain("Development page: nothing here reaches a real service.");
  expect(text).toContain("No emails yet");
});

test("it speaks the language of ?locale, else what the browser prefers", async () => {
  expect((await page("?locale=zh-HK", { "Accept-Language": "en" })).text).toContain('<html lang="zh-HK">');
  expect((await page("", { "Accept-Language": "en-GB" })).text).toContain('<html lang="en-US">');
  expect((await page("")).text).toContain('<html lang="zh-HK">');
});

test("mails are listed with the newest first, and each has its link to follow", async () => {
  for (const email of ["first@gk.example", "second@gk.example"]) {
    await gk.client(undefined, "en-US").register({
      body: { name: "Ming Li", email, password: "a long password", ...(await gk.captcha("register")) },
    });
  }
  const { text } = await page("?locale=en-US");
  expect(text.indexOf("To second@gk.example")).toBeGreaterThan(0);
  expect(text.indexOf("To second@gk.example")).toBeLessThan(text.indexOf("To first@gk.example"));

  const [newest] = await gk.mails();
  const mail = await page(`/${newest?.id}?locale=en-US`);
  expect(mail.text).toContain('href="http://gk.test/en-US/auth/verification?code=');
  expect(mail.text).toContain("Verify my email");
});

test("it can be asked for the mails to one address", async () => {
  const { text } = await page("?locale=en-US&to=first@gk.example");
  expect(text).toContain("To first@gk.example");
  expect(text).not.toContain("To second@gk.example");
  expect((await page("?locale=en-US&to=nobody@gk.example")).text).toContain("No emails yet");
});

test.each(["/999", "/first"])("there is no mail %s", async (path) => {
  expect((await page(path)).http).toBe(404);
});
