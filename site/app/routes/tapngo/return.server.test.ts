import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "../../session/context.ts";
import { leadOn } from "./return.server.ts";

const origin = "https://gk.example";
const back = "?mer_trade_no=t1&recurrent_token=secret";
const success = "/en-US/member/settings/payment/success?process=p1";

const ok = (data: unknown) => ({ ok: true, httpStatus: 200, body: { data } });
const refused = (httpStatus: number, status = 0) => ({
  ok: false,
  kind: "refused",
  httpStatus,
  body: { status, message: "notFound" },
});

type Scene = { said?: unknown; profile?: unknown; hasSession?: boolean; locale?: "zh-HK" | "en-US"; cookie?: string };

/** Comes back to an address: where it leads, and what the provider was told. */
async function comeBack(address: string, scene: Scene = {}) {
  const {
    said = ok({ redirect: origin + success }),
    profile = ok({ id: 3, name: "Hei", is_activated: 1 }),
    hasSession = true,
  } = scene;
  const told: unknown[] = [];
  const visit = {
    origin,
    hasSession,
    locale: scene.locale ?? "en-US",
    endSession: () => undefined,
    cookie: (name: string) => (name === "locale" ? scene.cookie : undefined),
    client: {
      getProfile: async () => profile,
      confirmTapAndGo: async ({ body }: { body: unknown }) => {
        told.push(body);
        return said;
      },
    },
  } as unknown as Visit;
  const context = new RouterContextProvider(new Map([[visitContext, visit]]));
  const led = await leadOn(visit, { url: new URL(origin + address), context }).catch((thrown: unknown) => thrown);
  if (led instanceof Response) return { told, location: led.headers.get("Location") };
  return { told, ...(led ? { status: (led as { init: { status: number } }).init.status } : {}) };
}

describe("the way back from Tap & Go", () => {
  it.each(["/tapngo/callback", "/zh-HK/tapngo/callback", "/en-US/tapngo/callback"])(
    "hands over once what %s brings, and leads to what came of it",
    async (path) =>
      expect(await comeBack(path + back)).toEqual({
        told: [{ mer_trade_no: "t1", recurrent_token: "secret" }],
        location: success,
      }),
  );

  it.each([
    ["the language in which the payment was begun", undefined, success],
    ["the language that was chosen since", "zh-HK", success.replace("en-US", "zh-HK")],
  ])("leads on in %s (T15)", async (_, cookie, location) =>
    expect(await comeBack(`/tapngo/callback${back}`, cookie ? { cookie } : {})).toMatchObject({ location }),
  );

  it("hands over no token where there is none: the payer has canceled", async () =>
    expect((await comeBack("/tapngo/callback?mer_trade_no=t1")).told).toEqual([{ mer_trade_no: "t1" }]));

  it.each([
    ["zh-HK", "/zh-HK/tapngo/callback"],
    ["en-US", "/en-US/tapngo/callback"],
  ] as const)(
    "T97: without an answer it goes on in %s at an address that hands over nothing again",
    async (locale, to) => {
      const silence = { ok: false, kind: "network", reason: "timeout", error: new Error("late") };
      for (const said of [silence, refused(503), refused(409)]) {
        const { location } = await comeBack(`/tapngo/callback${back}`, { said, locale });
        expect(location).toBe(to);
      }
      expect(await comeBack(to, { locale })).toEqual({ told: [] });
    },
  );

  it("T15: without a language in the address it goes on at one that has it, and so is shown in one", async () =>
    expect(await comeBack("/tapngo/callback", { locale: "en-US" })).toEqual({
      told: [],
      location: "/en-US/tapngo/callback",
    }));

  it("is not found where the trade is another's", async () =>
    expect(await comeBack(`/tapngo/callback${back}`, { said: refused(404) })).toMatchObject({ status: 404 }));

  it.each(["/tapngo/callback", "/zh-HK/tapngo/callback", "/en-US/tapngo/callback"])(
    "T21: leads whose address is not verified from %s to its verification, whatever they bring",
    async (path) => {
      const profile = ok({ id: 3, name: "Hei", is_activated: 0 });
      const { told, location } = await comeBack(path, { profile });
      expect(told).toEqual([]);
      expect(location).toContain("/en-US/member/email-verification");
    },
  );

  it.each([
    ["nobody is signed in", { hasSession: false }, "/en-US/auth?type=signin"],
    ["the session is over", { profile: refused(401, -3) }, "/en-US/auth?type=signin"],
    [
      "the address is not verified (T21)",
      { profile: ok({ id: 3, name: "Hei", is_activated: 0 }) },
      "/en-US/member/email-verification",
    ],
  ])(
    "hands over nothing while %s, and keeps the token out of the address that is come back to",
    async (_, scene, to) => {
      const { told, location } = await comeBack(`/tapngo/callback${back}`, scene);
      expect(told).toEqual([]);
      expect(location?.startsWith(to)).toBe(true);
      expect(location).toContain(encodeURIComponent("/member/subscription-orders"));
      expect(location).not.toContain("secret");
    },
  );

  it("hands over nothing while the provider can't say who is there", async () =>
    expect(await comeBack(`/tapngo/callback${back}`, { profile: refused(503) })).toEqual({
      told: [],
      location: "/en-US/tapngo/callback",
    }));

  it.each([undefined, "https://elsewhere.example/member", "//elsewhere.example", `${origin}//elsewhere.example`])(
    "leads to the purchase records where the provider leads to %s",
    async (redirect) =>
      expect((await comeBack(`/tapngo/callback${back}`, { said: ok({ redirect }) })).location).toBe(
        "/en-US/member/subscription-orders",
      ),
  );
});
