import type { Locale } from "@gk/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const callback = "http://gk.test/auth/google/callback";

/** Goes through the service's page as a browser would, and gives where it is sent back to. */
const choose = async (person: string, { service = "google", redirect_uri = callback, locale = "en-US" } = {}) =>
  gk.fetch(`/development/identity/${service}?locale=${locale}`, {
    method: "POST",
    body: new URLSearchParams({ redirect_uri, state: "the state", person }),
  });

const codeFor = async (person: string, service = "google") => {
  const sentTo = (await choose(person, { service })).headers.get("Location") ?? "";
  return new URL(sentTo).searchParams.get("code") ?? "";
};

const signIn = async (person: string, locale: Locale = "zh-HK") =>
  gk.client(undefined, locale).signInWithGoogle({ body: { code: await codeFor(person) } });

describe("the development identity page", () => {
  test("says what it is, and offers people and a way out", async () => {
    const query = new URLSearchParams({ redirect_uri: callback, state: "the state", locale: "en-US" });
    const text = await (await gk.fetch(`/development/identity/google?${query}`)).text();
    expect(text).toContain("Development page: nothing here reaches a real service.");
    expect(text).toContain("Development sign-in for Google");
    expect(text).toContain("Sign in as Demo Parent D");
    expect(text).toContain('value="the state"');
  });

  test("sends back a code with the state", async () => {
    const response = await choose("new");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(
      /^http:\/\/gk\.test\/auth\/google\/callback\?code=[\w-]{43}&state=the\+state$/,
    );
  });

  test("sends back access_denied where somebody cancels (T93)", async () => {
    expect((await choose("")).headers.get("Location")).toBe(`${callback}?error=access_denied&state=the+state`);
  });

  test.each(["http://elsewhere.test/auth/google/callback", "http://gk.test/member", "http://gk.test.elsewhere.test/"])(
    "sends nobody to %s",
    async (redirect_uri) => {
      expect((await choose("new", { redirect_uri })).status).toBe(404);
    },
  );
});

describe("signing in through a service", () => {
  test("makes an account the first time, verified where the service knows the address", async () => {
    const { token, data } = answerOf(await signIn("new", "en-US"));
    expect(data).toMatchObject({
      name: "Demo Parent D",
      email: "social.parent@gk.example",
      is_activated: 1,
      has_password: false,
      social: ["google"],
      language_id: 2,
      free_trail_finished_at: "2026-12-03T16:00:00.000Z",
    });
    expect((await gk.client(token).getProfile()).ok).toBe(true);
  });

  test("finds the account again the next time", async () => {
    const { id } = dataOf(await signIn("new"));
    expect(dataOf(await signIn("new")).id).toBe(id);
  });

  test("leaves an address to be verified that the service does not vouch for", async () => {
    expect(dataOf(await signIn("unverified")).is_activated).toBe(0);
    expect((await gk.mails())[0]).toMatchObject({ recipient: "unverified.parent@gk.example" });
  });

  test("never gets into an account that has the same address", async () => {
    expect(refusalOf(await signIn("taken"))).toMatchObject({ httpStatus: 409, message: "callback.emailInUse" });
  });

  test("knows somebody else by the address that was typed on development's page", async () => {
    const sentTo = async (email: string) =>
      gk.fetch("/development/identity/google", {
        method: "POST",
        body: new URLSearchParams({ redirect_uri: callback, state: "the state", email }),
      });
    const codeOf = async (email: string) =>
      new URL((await sentTo(email)).headers.get("Location") ?? "").searchParams.get("code") ?? "";
    const enter = async (email: string) => {
      const code = await codeOf(email);
      return dataOf(await gk.client().signInWithGoogle({ body: { code } }));
    };
    const first = await enter("Somebody@gk.example");
    expect(first).toMatchObject({ name: "Somebody", is_activated: 1, has_password: false });
    expect((await enter("somebody@gk.example")).id).toBe(first.id);
    expect((await enter("other@gk.example")).id).not.toBe(first.id);
    expect((await sentTo("no address")).status).toBe(404);
  });

  test("needs an address", async () => {
    expect(refusalOf(await signIn("private"))).toMatchObject({ httpStatus: 422, message: "callback.noEmail" });
  });

  test("takes a code once (T92), from its own service, for ten minutes", async () => {
    const refusal = { httpStatus: 422, status: 0, message: "callback.failed" };
    const used = await codeFor("new");
    answerOf(await gk.client().signInWithGoogle({ body: { code: used } }));
    expect(refusalOf(await gk.client().signInWithGoogle({ body: { code: used } }))).toEqual(refusal);

    const other = await codeFor("new", "facebook");
    expect(refusalOf(await gk.client().signInWithGoogle({ body: { code: other } }))).toEqual(refusal);
    const own = refusalOf(await gk.client().signInWithFacebook({ body: { code: other } }));
    expect(own.message, "the code is good, though the address has an account").toBe("callback.emailInUse");
  });
});
