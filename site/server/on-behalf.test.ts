import { describe, expect, it } from "vitest";
import { publicPage, testAddress, testSite } from "./testing.ts";

const page = async (_request: Request, { client }: { client: { listPlans: () => Promise<unknown> } }) => {
  await client.listPlans();
  return publicPage();
};

const ways = [
  ["the gateway", "/web/plans/web", {}],
  ["a page", "/", {}],
  ["the language switch", "/locale?to=en-US", { Cookie: "gk_session=abc", "Sec-Fetch-Site": "same-origin" }],
] as const;

const addressBy = async (path: string, headers: Record<string, string>, env: Record<string, string>) => {
  const { ask, asked } = testSite({ page, env });
  await ask(path, { headers });
  return asked().map((request) => request.headers.get("X-Forwarded-For"));
};

describe.each(ways)("the caller's address by %s", (_, path, headers) => {
  it("is that of the connection", async () => {
    expect(await addressBy(path, headers, {})).toEqual([testAddress]);
  });

  it("can't be made up", async () => {
    expect(await addressBy(path, { ...headers, "X-Forwarded-For": "198.51.100.1" }, {})).toEqual([testAddress]);
  });

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["", testAddress],
  ])("behind a proxy of ours that says %j is %s", async (said, address) => {
    expect(await addressBy(path, { ...headers, "X-Forwarded-For": said }, { TRUST_PROXY: "1" })).toEqual([address]);
  });
});
