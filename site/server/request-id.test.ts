import { describe, expect, it } from "vitest";
import { publicPage, testSite } from "./testing.ts";

const page = async (_request: Request, { client }: { client: { listPlans: () => Promise<unknown> } }) => {
  await client.listPlans();
  return publicPage();
};

const ways: [string, string, RequestInit][] = [
  ["the gateway", "/web/plans/web", {}],
  ["a page", "/faq", {}],
  [
    "the language switch",
    "/locale?to=en-US",
    { headers: { Cookie: "gk_session=abc", "Sec-Fetch-Site": "same-origin" } },
  ],
  ["a gateway's news", "/web/stripe/webhook", { method: "POST", body: "{}" }],
  ["a page of development", "/development/outbox", {}],
];

/** Asks under an id of the sender's; tells the one that is answered, and those that the provider and the log got. */
async function idsOf(path: string, init: RequestInit, sent: string | undefined, env: Record<string, string>) {
  const { ask, asked, logged } = testSite({ page, env });
  const headers = new Headers(init.headers);
  if (sent !== undefined) headers.set("X-Request-Id", sent);
  const answered = (await ask(path, { ...init, headers })).headers.get("X-Request-Id");
  return {
    answered,
    provider: asked().map((request) => request.headers.get("X-Request-Id")),
    log: logged.filter(({ msg }) => msg === "request").map(({ id }) => id),
  };
}

const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe.each(ways)("the id of a request by %s", (_, path, init) => {
  it("is made here, answered, logged and told to the provider", async () => {
    const { answered, provider, log } = await idsOf(path, init, undefined, {});
    expect(answered).toMatch(own);
    expect({ provider, log }).toEqual({ provider: [answered], log: [answered] });
  });

  it("is a proxy's of ours, where there is one", async () => {
    const ids = await idsOf(path, init, "edge-7f3a_9=", { TRUST_PROXY: "1" });
    expect(ids).toEqual({ answered: "edge-7f3a_9=", provider: ["edge-7f3a_9="], log: ["edge-7f3a_9="] });
  });

  it("can't be made up by anybody else", async () => {
    expect((await idsOf(path, init, "edge-7f3a", {})).answered).toMatch(own);
  });
});

it.each(["", "a b", "mum@gk.example", "<b>", "x".repeat(65)])("an id %j is none, also from a proxy", async (sent) => {
  expect((await idsOf("/faq", {}, sent, { TRUST_PROXY: "1" })).answered).toMatch(own);
});

it("answers that failed have it too, and every line of the log about them", async () => {
  const { ask, logged } = testSite({
    page: (_, visit) => {
      visit.report(new Error("broken"));
      return Promise.reject(new Error("broken"));
    },
    provider: () => Promise.reject(new TypeError("fetch failed")),
    env: { TRUST_PROXY: "1" },
  });
  for (const path of ["/faq", "/web/plans/web"]) {
    const answer = await ask(path, { headers: { "X-Request-Id": "edge" } });
    expect(answer.headers.get("X-Request-Id")).toBe("edge");
  }
  expect(logged.length).toBeGreaterThan(4);
  expect(logged.filter(({ id }) => id !== "edge")).toEqual([]);
});
