import { localizePath, locales, prefixedPath } from "@gk/domain";
import { UNSAFE_decodeViaTurboStream as decodeAnswer } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWholeSite, type WholeSite } from "./whole-site.fixture.ts";

// Which page has which guard (decision 8; T9), in each form of its address, for a browser and for a move within the site.
// Pages come from the table of routes: one that is added under `member` is tried without being named here.

/** What stands for the parameters of a path. */
const parameters: Readonly<Record<string, string>> = {
  ":childId": "301",
  ":activityId": "4",
  ":orderId": "1",
  ":reportId": "1",
  ":status": "success",
};

let whole: WholeSite;
let serve: ReturnType<WholeSite["serve"]>;
let unverified: string;
let verified: string;

beforeAll(async () => {
  whole = await startWholeSite();
  serve = whole.serve(async (request) => whole.provider.fetch(request));
  unverified = await signedIn("new.parent@gk.example");
  verified = await signedIn("premium.parent@gk.example");
}, 300_000);

afterAll(() => whole.close());

async function signedIn(email: string): Promise<string> {
  const { data } = (await (await serve("/web/captcha/signin")).json()) as { data: { token: string } };
  const body = JSON.stringify({ email, password: "gk-demo-2026", "g-recaptcha-response": data.token });
  const answer = await serve("/web/signin", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody was signed in: ${answer.status} ${await answer.text()}`);
  return cookie.split(";")[0] ?? "";
}

type Page = { path: string; isFile: boolean };

/** Everything of the table of routes that begins with `member`, once for its three forms. */
const memberPages = (): Page[] =>
  Object.values(whole.build.routes).flatMap((route) => {
    if (!route?.id.startsWith("plain:") || !/^member(?:\/|$)/.test(route.path ?? "")) return [];
    const segments = (route.path ?? "").split("/").map((segment) => parameters[segment] ?? segment);
    return [{ path: `/${segments.join("/")}`, isFile: !route.module.default }];
  });

const pages = () => memberPages().filter(({ isFile }) => !isFile);

/** The three forms of an address, and the language of each. */
const formsOf = (path: string) => [
  { address: path, locale: "zh-HK" as const },
  ...locales.map((locale) => ({ address: prefixedPath(path, locale), locale })),
];

/** What a browser is answered: the status, and where it leads on to. */
async function opened(address: string, cookie: string): Promise<string> {
  const { status, headers } = await serve(address, { headers: { Cookie: cookie } });
  return [status, headers.get("Location") ?? []].flat().join(" ");
}

/** What a move within the site is answered, as a browser would be: its way on stands in the data, under a symbol. */
async function moved(address: string, cookie: string): Promise<string> {
  const { status, body } = await serve(`${address}.data`, { headers: { Cookie: cookie } });
  if (status !== 202 || !body) return String(status);
  const { value, done } = await decodeAnswer(body, globalThis);
  await done;
  const [symbol] = Object.getOwnPropertySymbols(value);
  const led = symbol && (value as Record<symbol, { status: number; redirect: string }>)[symbol];
  return led ? `${led.status} ${led.redirect}` : String(status);
}

const signIn = (wanted: string) => `/auth?type=signin&${new URLSearchParams({ redirect: wanted })}`;
const verification = (wanted: string) => `/member/email-verification?${new URLSearchParams({ redirect: wanted })}`;

/** What is not answered as it should be, in any form of any of the paths. */
async function othersThan(
  asked: readonly string[],
  ways: readonly ((address: string, cookie: string) => Promise<string>)[],
  cookie: string,
  expected: (path: string, locale: (typeof locales)[number]) => string,
): Promise<string[]> {
  const others: string[] = [];
  for (const path of asked) {
    for (const { address, locale } of formsOf(path)) {
      for (const way of ways) {
        const answer = await way(address, cookie);
        if (answer !== expected(path, locale)) others.push(`${way.name} ${address}: ${answer}`);
      }
    }
  }
  return others;
}

describe("pages of the member area", () => {
  it("send a guest to sign-in, and back afterwards; but for signing out, which leads home", async () => {
    const paths = pages().map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(20);
    const others = await othersThan(paths, [opened, moved], "", (path, locale) =>
      path === "/member/signout" ? `302 ${localizePath("/", locale)}` : `302 ${localizePath(signIn(path), locale)}`,
    );
    expect(others).toEqual([]);
  }, 120_000);

  it("send a member without a verified address to verification where they are about children, prizes, purchases or special events, and nowhere else", async () => {
    const isForVerified = (path: string) =>
      /^\/member\/(?:children|prizes|subscription-orders|special-activity)(?:\/|$)/.test(path);
    const paths = pages().map(({ path }) => path);
    expect(paths.filter(isForVerified).length).toBeGreaterThan(10);
    const others = await othersThan(paths, [opened, moved], unverified, (path, locale) =>
      isForVerified(path) ? `302 ${localizePath(verification(path), locale)}` : "200",
    );
    expect(others).toEqual([]);
  }, 120_000);
});

describe("files of the member area", () => {
  it("send a guest to sign-in", async () => {
    const files = memberPages().filter(({ isFile }) => isFile);
    expect(files.length).toBeGreaterThan(5);
    for (const { path } of files) {
      for (const { address, locale } of formsOf(path)) {
        const led = await opened(address, "");
        expect(`${address}: ${led}`).toContain(
          `${address}: 302 ${localizePath("/auth?type=signin", locale)}&redirect=`,
        );
      }
    }
  });
});

it("files about children, purchases or special events lead a member without a verified address to verification", async () => {
  const files = memberPages().filter(({ path, isFile }) => isFile && !path.startsWith("/member/profile/"));
  expect(files.length).toBeGreaterThan(5);
  for (const { path } of files) {
    for (const { address, locale } of formsOf(path)) {
      const led = await opened(address, unverified);
      expect(`${address}: ${led}`).toContain(
        `${address}: 302 ${localizePath("/member/email-verification", locale)}?redirect=`,
      );
      expect(new URLSearchParams(led.split("?")[1]).get("redirect")).not.toMatch(/\.\w+$/);
    }
  }
});

describe("pages for guests", () => {
  const paths = ["/auth", "/auth/google/callback", "/auth/facebook/callback", "/auth/apple/callback"];

  it("send a member to the member area, with the prefix written out (T10)", async () => {
    const others = await othersThan(
      paths,
      [opened, moved],
      verified,
      (_, locale) => `302 ${prefixedPath("/member", locale)}`,
    );
    expect(others).toEqual([]);
  });

  it("are open to a member where a password is set or an address verified", async () => {
    const others = await othersThan(["/auth/reset", "/auth/verification"], [opened], verified, () => "200");
    expect(others).toEqual([]);
  });
});
