import { longestForm, webPrefix } from "@gk/web";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, demoPassword, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let isDown = false;

beforeAll(async () => {
  gk = await startProvider({ maintenance: () => isDown });
});

afterAll(() => gk.close());

const bodyOf = async (path: string, init?: RequestInit) => {
  const response = await gk.fetch(webPrefix + path, init);
  return { http: response.status, headers: response.headers, body: await response.json() };
};

const post = (body: string): RequestInit => ({ method: "POST", body });

test("the server answers while it is up", async () => {
  expect(await bodyOf("/server")).toMatchObject({ http: 200, body: { status: 1 } });
});

test("maintenance is a 503 that says when to come back (T88)", async () => {
  isDown = true;
  const { http, headers, body } = await bodyOf("/server");
  isDown = false;
  expect({ http, body }).toMatchObject({ http: 503, body: { status: 0, message: "maintenance" } });
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

describe("what fits no row is not found, with status −2; a POST that stands for a PUT must say so (T76)", () => {
  test.each([
    ["GET", "/nothing"],
    ["GET", "/signin"],
    ["POST", "/profile/name"],
    ["PUT", "/profile/name"],
    ["POST", "/signin?_method=put"],
  ])("%s %s", async (method, path) => {
    expect(await bodyOf(path, { method })).toMatchObject({ http: 404, body: { status: -2, message: "notFound" } });
  });
});

test.each(["first", "08", "8.0"])("a parameter that is no number as it is written names nothing: %s", async (id) => {
  expect(await bodyOf(`/market/${id}`)).toMatchObject({ http: 404, body: { status: -2 } });
});

test("JSON that cannot be read is a 400 with status −1", async () => {
  expect(await bodyOf("/signin", post("{"))).toMatchObject({ http: 400, body: { status: -1 } });
});

test.each(["", "[]", "null", '"text"', "{}"])("the body %j breaks rules and is a 422 with status −1", async (body) => {
  const answer = await bodyOf("/signin", post(body));
  expect(answer).toMatchObject({ http: 422, body: { status: -1 } });
});

test("broken rules are told by field, as issue keys", async () => {
  const { body } = await bodyOf("/signin", post(JSON.stringify({ email: "a@b.c", password: "" })));
  expect(body).toEqual({
    status: -1,
    errors: {
      email: ["email.invalid"],
      password: ["password.required"],
      "g-recaptcha-response": ["captcha.required"],
    },
  });
});

describe("a member call without a good token ends with status −3", () => {
  test.each([
    ["none", {}, "signinRequired"],
    ["another scheme", { Authorization: "Basic abc" }, "signinRequired"],
    ["an unknown token", { Authorization: "Bearer abc" }, "sessionEnded"],
  ])("%s", async (_, headers, message) => {
    expect(await bodyOf("/profile", { headers })).toMatchObject({ http: 401, body: { status: -3, message } });
  });
});

test("decision 203: a member's call from another member's page ends with status −3, and does nothing", async () => {
  const who = { email: "premium.parent@gk.example", password: demoPassword, ...(await gk.captcha("signin")) };
  const { token, data } = answerOf(await gk.client().signIn({ body: who }));
  const rename = (whose: string) =>
    bodyOf("/profile/name?_method=put", {
      ...post(JSON.stringify({ name: "Renamed Parent" })),
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", Member: whose },
    });
  const named = async () =>
    (await bodyOf("/profile", { headers: { Authorization: `Bearer ${token}` } })).body.data.name;
  const own = String(data?.id);
  for (const whose of ["2", "", `${own}0`]) {
    expect(await rename(whose)).toMatchObject({ http: 401, body: { status: -3, message: "sessionChanged" } });
  }
  expect(await named()).not.toBe("Renamed Parent");
  expect(await rename(own)).toMatchObject({ http: 200 });
  expect(await named()).toBe("Renamed Parent");
});

test("a public call does not look at a token, good or bad (T81)", async () => {
  const { http } = await bodyOf("/areas", { headers: { Authorization: "Bearer ended long ago" } });
  expect(http).toBe(200);
});

test("calls under /children say the HTTP status in the body too (T78)", async () => {
  expect((await bodyOf("/children")).body).toEqual({ status: -3, status_code: 401, message: "signinRequired" });
});

test("a body of more than any form has is refused before it is read", async () => {
  const answer = await bodyOf("/contact-us", post("x".repeat(longestForm + 1)));
  expect(answer).toMatchObject({ http: 413, body: { status: 0, message: "upload.tooLarge" } });
  expect((await bodyOf("/contact-us", post("x".repeat(longestForm)))).http).toBe(400);
});

test("a form of more parts than any has is refused before they are read, which would take seconds", async () => {
  const form = new FormData();
  for (let part = 0; part <= 500; part += 1) form.append("a", "");
  const who = { email: "premium.parent@gk.example", password: demoPassword, ...(await gk.captcha("signin")) };
  const { token } = answerOf(await gk.client().signIn({ body: who }));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await bodyOf("/children", { method: "POST", body: form, headers });
  expect(answer).toMatchObject({ http: 413, body: { message: "upload.tooLarge" } });
});

test.each(["/children", "/profile/image?_method=put"])("%s says so in the body too (decision 9)", async (path) => {
  const { http, body } = await bodyOf(path, post("x".repeat(7 * 1024 * 1024)));
  expect({ http, body }).toEqual({ http: 413, body: { status: 0, status_code: 413, message: "upload.tooLarge" } });
});

test("a failure that nobody expected is a 500, and the log says nothing personal", async () => {
  const broken = await startProvider({
    maintenance: () => {
      throw new Error("parent@gk.example");
    },
  });
  const response = await broken.fetch("/web/server");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ status: 0, message: "server" });
  expect(broken.logged()).toContain("handler failed");
  expect(broken.logged()).not.toContain("parent@gk.example");
  await broken.close();
});

test("the table is served as an OpenAPI document", async () => {
  const { http, body } = await bodyOf("/openapi.json");
  expect({ http, body }).toMatchObject({
    http: 200,
    body: { openapi: "3.1.0", servers: [{ url: "http://gk.test/web" }] },
  });
});
