import { type BegunSignIn, writeBegunSignIn } from "@gk/domain";
import { describe, expect, it } from "vitest";
import type { Visit } from "../../session/context.ts";
import { finishSocial } from "./finish-social.server.ts";

const begun: BegunSignIn = { service: "google", state: "s", nonce: "n", locale: "en-US", wanted: "/member/prizes" };

const user = (is_activated: 0 | 1) => ({
  ok: true,
  httpStatus: 200,
  body: { status: 1, token: "the token", data: { is_activated } },
});
const refusal = (message: string, httpStatus = 422) => ({
  ok: false,
  kind: "refused",
  httpStatus,
  body: { status: 0, message },
});

type Case = { search?: string; holds?: BegunSignIn | null; answer?: object; service?: BegunSignIn["service"] };

/** Comes back from a service, and tells where that leads and what was done meanwhile. */
async function comeBack({ search = "code=c&state=s", holds = begun, answer = user(1), service = "google" }: Case = {}) {
  const deeds: unknown[] = [];
  const call = async ({ body }: { body: object }) => {
    deeds.push(body);
    return answer;
  };
  const visit = {
    locale: "en-US",
    cookie: () => (holds ? writeBegunSignIn(holds) : undefined),
    setCookie: (name: string, value: string, age: number) => deeds.push(`${name}=${value} for ${age}`),
    startSession: (token: string) => deeds.push(`session of ${token}`),
    client: { signInWithGoogle: call, signInWithApple: call },
  } as unknown as Visit;
  const left = await finishSocial(visit, service, new URLSearchParams(search)).catch((thrown: unknown) => thrown);
  return { deeds, goesTo: left instanceof Response ? left.headers.get("Location") : left };
}

const ended = (ending: string, wanted: string | null = "/member/prizes", service = "google") =>
  `/en-US/auth?type=signin&social=${service}&ending=${ending}${wanted === null ? "" : `&${new URLSearchParams({ redirect: wanted })}`}`;

const forgets = "social= for 0";

describe("a return from a service", () => {
  it("hands over the code once, signs in and leads to what was wanted", async () => {
    expect(await comeBack()).toEqual({
      deeds: [{ code: "c", nonce: "n" }, forgets, "session of the token"],
      goesTo: "/en-US/member/prizes",
    });
  });

  it.each([
    ["the member area, where nothing was wanted", { holds: { ...begun, wanted: undefined } }, "/en-US/member"],
    [
      "the verification of an address that the service does not know, and on from there",
      { answer: user(0) },
      `/en-US/member/email-verification?${new URLSearchParams({ redirect: "/member/prizes" })}`,
    ],
  ])("leads to %s", async (_, given: Case, place) => expect((await comeBack(given)).goesTo).toBe(place));

  it.each([
    ["has begun none", { holds: null }],
    ["has begun another one", { search: "code=c&state=theirs" }],
    ["has begun one with another service", { holds: { ...begun, service: "facebook" as const } }],
    ["is told no state", { search: "code=c" }],
  ])("is stopped in a browser that %s, and nobody is signed in", async (_, given: Case) => {
    expect(await comeBack(given)).toEqual({ deeds: [], goesTo: ended("stateMismatch", null) });
  });

  it("T93: whoever changes their mind after the browser has forgotten goes back quietly too", async () => {
    const search = "error=access_denied&state=s";
    expect(await comeBack({ search, holds: null })).toEqual({ deeds: [], goesTo: ended("cancelled", null) });
  });

  it.each(["access_denied", "user_cancelled_authorize"])("T93: %s goes back to sign-in quietly", async (error) => {
    expect(await comeBack({ search: `error=${error}&state=s` })).toEqual({
      deeds: [forgets],
      goesTo: ended("cancelled"),
    });
  });

  it.each([
    ["callback.emailInUse", "emailInUse"],
    ["callback.noEmail", "noEmail"],
    ["callback.failed", "failed"],
    ["anything else", "failed"],
  ])("says on the sign-in page what %s means", async (message, ending) => {
    expect(await comeBack({ answer: refusal(message) })).toMatchObject({ goesTo: ended(ending) });
  });

  it("has failed where the service says another error", async () => {
    expect((await comeBack({ search: "error=server_error&state=s" })).goesTo).toBe(ended("failed"));
  });

  it.each([
    ["can't be reached", { ok: false, kind: "network", reason: "timeout", error: new Error("timeout") }],
    ["answers something else", { ok: false, kind: "unexpected", httpStatus: 502, body: "" }],
    ["has failed", refusal("server", 500)],
    ["has too much to do", refusal("busy", 429)],
  ])("can be tried again while the provider %s", async (_, answer) => {
    expect(await comeBack({ answer })).toEqual({ deeds: [{ code: "c", nonce: "n" }], goesTo: answer });
  });

  it("hands over the name that Apple tells, and no other service's", async () => {
    const search = "code=c&state=s&user=ming";
    const apple = { search, service: "apple", holds: { ...begun, service: "apple" } } as const;
    expect((await comeBack(apple)).deeds[0]).toEqual({ code: "c", nonce: "n", user: "ming" });
    expect((await comeBack({ search })).deeds[0]).toEqual({ code: "c", nonce: "n" });
  });
});
