import { describe, expect, it } from "vitest";
import { publicPage, testSite } from "./testing.ts";

const english = { "Accept-Language": "en-GB,en;q=0.9" };

it("a page's data is not made for a link that nobody has followed yet, since nobody keeps it", async () => {
  const rendered: string[] = [];
  const { ask } = testSite({
    page: (request) => {
      rendered.push(request.url);
      return publicPage();
    },
  });
  const ahead = await ask("/faq.data", { headers: { "Sec-Purpose": "prefetch" } });
  expect(ahead.status).toBe(204);
  expect(ahead.headers.get("Cache-Control")).toBe("no-store");
  expect(rendered).toHaveLength(0);
  expect((await ask("/faq.data")).status).toBe(200);
  expect((await ask("/faq", { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(200);
  expect(rendered).toHaveLength(2);
});

it.each([
  ["shown", {}],
  ["led on", english],
])("the root, which depends on the browser's language, says so when a reader is %s", async (_, headers) => {
  const vary = (await testSite().ask("/", { headers })).headers.get("Vary") ?? "";
  expect(vary.split(", ")).toEqual(expect.arrayContaining(["Accept-Language", "Cookie"]));
});

describe("what is posted to a page", () => {
  const { ask } = testSite({ page: async (request) => new Response(String((await request.arrayBuffer()).byteLength)) });
  const post = (body: BodyInit, headers = {}) =>
    ask("/auth?type=signin", { method: "POST", headers: { "Sec-Fetch-Site": "same-origin", ...headers }, body });

  it.each([
    ["application/x-www-form-urlencoded", 2 ** 17, 200],
    ["application/x-www-form-urlencoded", 2 ** 17 + 1, 413],
    ["multipart/form-data; boundary=x", 16 * 2 ** 20, 200],
    ["multipart/form-data; boundary=x", 16 * 2 ** 20 + 1, 413],
  ])("as %s of %d bytes is answered with %d", async (type, length, status) => {
    const headers = { "Content-Type": type, "Content-Length": String(length) };
    expect((await post(new Uint8Array(length), headers)).status).toBe(status);
  });

  it.each([
    [500, 200],
    [501, 413],
  ])("in %d parts is answered with %d: to read millions would keep everybody waiting", async (parts, status) => {
    const form = new FormData();
    for (let part = 0; part < parts; part += 1) form.append("a", "");
    expect((await post(form)).status).toBe(status);
  });

  it("reaches the page as it was sent", async () => {
    const form = new FormData();
    form.append("name", "晞晞");
    const whole = (await new Response(form).arrayBuffer()).byteLength;
    expect(await (await post(form)).text()).toBe(String(whole));
  });
});

it("a method that a page does not have is told which it has", async () => {
  const { ask } = testSite({ page: () => new Response(null, { status: 405 }) });
  expect(
    (await ask("/faq", { method: "DELETE", headers: { "Sec-Fetch-Site": "same-origin" } })).headers.get("Allow"),
  ).toBe("GET, HEAD");
});

it("T14: a HEAD is led to the same page as a GET", async () => {
  const answer = await testSite().ask("/", { method: "HEAD", headers: english });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/en-US"]);
});

it("what is posted to the root stays there, whatever the browser's language: nothing typed is lost on the way", async () => {
  const headers = { ...english, "Sec-Fetch-Site": "same-origin" };
  const answer = await testSite().ask("/", { method: "POST", headers, body: new URLSearchParams({ age: "over9" }) });
  expect(answer.status).toBe(200);
});

describe("a page", () => {
  it("T12: drops and starts sessions by cookie, also when it answers with a redirect", async () => {
    const { ask } = testSite({
      page: (_, visit) => {
        visit.endSession();
        return new Response(null, { status: 302, headers: { Location: "/auth?type=signin" } });
      },
    });
    const answer = await ask("/member", { headers: { Cookie: "gk_session=stale" } });
    expect(answer.headers.get("Location")).toBe("/auth?type=signin");
    expect(answer.headers.get("Set-Cookie")).toContain("gk_session=; Max-Age=0");
  });

  it.each([
    ["for when", { "Retry-After": "300" }, "300"],
    ["soon, where it does not say", {}, "5"],
  ])("says with a 503 to ask again: %s", async (_, headers, said) => {
    const { ask } = testSite({
      page: () => new Response("<p>", { status: 503, headers: { "Content-Type": "text/html", ...headers } }),
    });
    expect((await ask("/faq")).headers.get("Retry-After")).toBe(said);
  });

  it("is never a crash without words", async () => {
    const answer = await testSite({ page: () => Promise.reject(new Error("boom")) }).ask("/faq");
    expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error"]);
  });
});

describe("the log", () => {
  const said = async (path: string) => {
    const { ask, logged } = testSite({
      page: () => new Response("<p>", { status: 503, headers: { "Content-Type": "text/html" } }),
    });
    await ask(path);
    return logged.filter(({ msg }) => msg !== "request").map(({ level, msg }) => [level, msg]);
  };
  const [info, error] = [30, 50];

  it.each(["/maintenance", "/en-US/maintenance"])("takes the 503 of %s for what it is", async (path) =>
    expect(await said(path)).toEqual([[info, "maintenance"]]),
  );

  it("takes the 503 of any other page for an error", async () =>
    expect(await said("/faq")).toEqual([[error, "page failed"]]));
});
