import { cookies } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const signedIn = { Cookie: "gk_session=abc" };
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
  body: JSON.stringify(body),
});

describe("T81: the token", () => {
  it.each([
    ["a member's call", "GET", "/web/profile", "Bearer abc"],
    ["a member's call by another method", "POST", "/web/profile/name?_method=put", "Bearer abc"],
    ["a public call", "GET", "/web/plans/web", null],
    ["signing in", "POST", "/web/signin", null],
  ])("on %s", async (_, method, path, authorization) => {
    const { ask, asked } = testSite();
    await ask(path, { method, headers: { ...signedIn, "Sec-Fetch-Site": "same-origin" } });
    expect(asked().map(({ headers }) => headers.get("Authorization"))).toEqual([authorization]);
  });

  it("is none of the browser's own, nor are its cookies", async () => {
    const { ask, asked } = testSite();
    await ask("/web/profile", { headers: { Authorization: "Bearer mine", Cookie: "locale=en-US" } });
    expect(asked()[0]?.headers.get("Authorization")).toBeNull();
    expect(asked()[0]?.headers.get("Cookie")).toBeNull();
  });

  it("goes from a sign-in's answer into a cookie that scripts can't read (T50)", async () => {
    const { ask } = testSite({ provider: json({ status: 1, token: "secret", data: { id: 3 } }) });
    const answer = await ask("/web/signin", post({}));
    expect(await answer.json()).toEqual({ status: 1, data: { id: 3 } });
    const cookie = answer.headers.get("Set-Cookie");
    expect(cookie).toContain("gk_session=secret;");
    expect(cookie).toContain(`Max-Age=${cookies.session.maxAgeSeconds}`);
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe("the end of a session", () => {
  it.each([
    ["−3", 401],
    ["−3 with HTTP 200 (T78)", 200],
  ])("%s clears the cookie and is handed on", async (_, status) => {
    const { ask } = testSite({ provider: json({ status: -3 }, status) });
    const answer = await ask("/web/plans/web", { headers: signedIn });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ status: -3 });
    expect(answer.headers.get("Set-Cookie")).toContain("gk_session=; Max-Age=0");
  });

  it("T23: signing out clears the cookie also when the call fails", async () => {
    const { ask } = testSite({ provider: () => Promise.reject(new TypeError("fetch failed")) });
    const answer = await ask("/web/signout", post({}, signedIn));
    expect(answer.headers.get("Set-Cookie")).toContain("gk_session=; Max-Age=0");
  });

  it.each([1, 0, -1, -2, -4])("a status of %d leaves the cookie alone", async (status) => {
    const { ask } = testSite({ provider: json({ status }) });
    expect((await ask("/web/profile", { headers: signedIn })).headers.get("Set-Cookie")).toBeNull();
  });
});

describe("a body", () => {
  it.each([
    ["broken JSON", '{"status":1,"da', "application/json"],
    ["nothing", "", "application/json"],
    ["null", "null", "application/json"],
    ["odd spaces", '{ "status":  1 }', "application/json; charset=utf-8"],
    ["an error page", "<!doctype html><title>500</title>", "text/html"],
  ])("goes back as it came: %s", async (_, body, type) => {
    const { ask } = testSite({
      provider: async () => new Response(body, { status: 500, headers: { "Content-Type": type } }),
    });
    const answer = await ask("/web/plans/web");
    expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([500, type, body]);
  });

  it("of bytes goes back as bytes, with what the provider says of keeping them", async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0, 0xff]);
    const { ask } = testSite({
      provider: async () =>
        new Response(bytes, { headers: { "Content-Type": "image/jpeg", "Cache-Control": "private", "X-Inner": "1" } }),
    });
    const answer = await ask("/web/profile/image", { headers: signedIn });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("Cache-Control")).toBe("private");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Inner")).toBeNull();
  });

  it("T87: of a form with a file arrives whole, with the boundary that it was sent with", async () => {
    const received: [FormDataEntryValue | null, string][] = [];
    const { ask } = testSite({
      provider: async (request) => {
        const form = await request.formData();
        received.push([form.get("name"), await (form.get("image") as File).text()]);
        return Response.json({ status: 1 });
      },
    });
    const body = new FormData();
    body.set("name", "李明 Ming");
    body.set("image", new File(["bytes"], "a.png", { type: "image/png" }));
    await ask("/web/children", { method: "POST", body, headers: { ...signedIn, "Sec-Fetch-Site": "same-origin" } });
    expect(received).toEqual([["李明 Ming", "bytes"]]);
  });
});

describe("what does not come through", () => {
  it.each([
    ["GET", "/web/users"],
    ["GET", "/web"],
    ["DELETE", "/web/plans/web"],
    ["GET", "/web/openapi.json"],
  ])("%s %s is no call", async (method, path) => {
    const { ask, asked } = testSite({ page: () => new Response("", { status: 404 }) });
    const answer = await ask(path, { method, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(answer.status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it("T80: a provider that can't be reached is a 502 in the way that the provider speaks", async () => {
    const { ask } = testSite({ provider: () => Promise.reject(new TypeError("fetch failed")) });
    const answer = await ask("/web/profile", { headers: signedIn });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ status: 0, message: "server" });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});

it("T18: hands on the language and the wished-for type, whatever they are", async () => {
  const { ask, asked } = testSite();
  await ask("/web/plans/web?a=1", { headers: { Language: "en-US", Accept: "application/json" } });
  const [request] = asked();
  expect(request?.url).toMatch(/\/web\/plans\/web\?a=1$/);
  expect([request?.headers.get("Language"), request?.headers.get("Accept")]).toEqual(["en-US", "application/json"]);
});
