import { expect, it } from "vitest";
import { testSite } from "./testing.ts";

const development = { GK_MODE: "development", SITE_ORIGIN: "http://localhost:3000" };
const answerTo = async (address: string, env: Record<string, string>, init?: RequestInit) => {
  const { status, headers } = await testSite({ env }).ask(address, init);
  return [status, headers.get("Location")];
};

it.each(["127.0.0.1", "[::1]"])("decision 74: a page at %s is sent to the name of the site", async (name) => {
  expect(await answerTo(`http://${name}:3000/faq?q=a`, development)).toEqual([302, "http://localhost:3000/faq?q=a"]);
});

it.each([
  ["of its own name", "http://localhost:3000/faq"],
  ["at another port", "http://127.0.0.1:3001/faq"],
  ["of another machine", "http://192.168.1.2:3000/faq"],
])("a page %s is answered there", async (_, address) => {
  expect(await answerTo(address, development)).toEqual([200, null]);
});

it("in production every name is answered: who is in front of the site decides", async () => {
  const env = { ...development, GK_MODE: "production", RECAPTCHA_SITE_KEY: "key" };
  expect(await answerTo("http://127.0.0.1:3000/faq", env)).toEqual([200, null]);
});
