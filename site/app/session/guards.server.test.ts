import type { Result, User } from "@gk/web";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "./context.ts";
import { afterSignIn, guestOnly, memberOnly, verifiedOnly } from "./guards.server.ts";
import { whoIsThere } from "./member.server.ts";

type Profile = Result<"getProfile">;

const member = (is_activated: 0 | 1 = 1): Profile => ({
  ok: true,
  httpStatus: 200,
  body: { status: 1, data: { id: 3, is_activated } as User },
});
const sessionOver: Profile = { ok: false, kind: "refused", httpStatus: 401, body: { status: -3 } };
const failures: [string, Profile][] = [
  ["answers nothing", { ok: false, kind: "network", reason: "timeout", error: new Error("timeout") }],
  ["answers an error page", { ok: false, kind: "unexpected", httpStatus: 500, body: "" }],
  ["has failed", { ok: false, kind: "refused", httpStatus: 500, body: { status: 0, message: "server" } }],
];

/** A visit whose profile call answers `profile`; nobody is signed in without one. */
function visitBy(profile: Profile | undefined, locale: Visit["locale"] = "zh-HK") {
  const deeds: string[] = [];
  const visit = {
    locale,
    hasSession: profile !== undefined,
    client: {
      getProfile: async () => {
        deeds.push("ask");
        return profile;
      },
    },
    endSession: () => deeds.push("end session"),
  } as unknown as Visit;
  return { context: new RouterContextProvider(new Map([[visitContext, visit]])), deeds };
}

type Guard = typeof memberOnly;

/** Where a guard sends the visit, or "page" when it lets it through. */
async function through(guard: Guard, context: RouterContextProvider, path = "/member") {
  const request = new Request(`https://gk.example${path}`);
  const args = { request, context } as unknown as Parameters<Guard>[0];
  try {
    await guard(args, async () => new Response("page"));
    return "page";
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location");
    return (thrown as { init: ResponseInit }).init.status;
  }
}

const signIn = (path: string, prefix = "") => `${prefix}/auth?type=signin&${new URLSearchParams({ redirect: path })}`;

describe("memberOnly", () => {
  it.each(["/member", "/member/children", "/member/children/5/update", "/member/settings/payment/success?process=a"])(
    "T9: sends a guest from %s to sign-in and back",
    async (path) => expect(await through(memberOnly, visitBy(undefined).context, path)).toBe(signIn(path)),
  );

  it("T9: guards the prefixed forms, and comes back in the language of the page", async () => {
    expect(await through(memberOnly, visitBy(undefined).context, "/zh-HK/member/children")).toBe(
      signIn("/member/children"),
    );
    expect(await through(memberOnly, visitBy(undefined, "en-US").context, "/en-US/member/children")).toBe(
      signIn("/member/children", "/en-US"),
    );
  });

  it("comes back to the page, not to its data", async () => {
    const path = "/member/children.data?page=2&_routes=member";
    expect(await through(memberOnly, visitBy(undefined).context, path)).toBe(signIn("/member/children?page=2"));
  });

  it("lets a member through", async () => {
    expect(await through(memberOnly, visitBy(member()).context)).toBe("page");
  });

  it("T12: ends a session that the provider no longer knows before it sends to sign-in", async () => {
    const { context, deeds } = visitBy(sessionOver);
    expect(await through(memberOnly, context)).toBe(signIn("/member"));
    expect(deeds).toEqual(["ask", "end session"]);
  });

  it.each(failures)("T80: signs nobody out when the provider %s", async (_, profile) => {
    const { context, deeds } = visitBy(profile);
    expect(await through(memberOnly, context)).toBe(502);
    expect(deeds).toEqual(["ask"]);
  });
});

describe("guestOnly", () => {
  it.each([
    ["zh-HK", "/zh-HK/member"],
    ["en-US", "/en-US/member"],
  ] as const)("T10: sends a member in %s to %s", async (locale, place) => {
    expect(await through(guestOnly, visitBy(member(), locale).context, "/auth")).toBe(place);
  });

  it.each<[string, Profile | undefined]>([
    ["a guest", undefined],
    ["T12: somebody whose session is over", sessionOver],
    ...failures.map(([name, profile]): [string, Profile] => [`somebody whose provider ${name}`, profile]),
  ])("lets %s sign in", async (_, profile) => {
    expect(await through(guestOnly, visitBy(profile).context, "/auth")).toBe("page");
  });
});

describe("verifiedOnly", () => {
  it("sends a member without a verified address to verification", async () => {
    expect(await through(verifiedOnly, visitBy(member(0)).context)).toBe("/member/email-verification");
    expect(await through(verifiedOnly, visitBy(member(0), "en-US").context)).toBe("/en-US/member/email-verification");
  });

  it("lets a verified member through", async () => {
    expect(await through(verifiedOnly, visitBy(member(1)).context)).toBe("page");
  });
});

it("asks who is there once a request", async () => {
  const { context, deeds } = visitBy(member());
  await Promise.all([whoIsThere(context), through(memberOnly, context), through(verifiedOnly, context)]);
  expect(deeds).toEqual(["ask"]);
});

describe("afterSignIn", () => {
  it.each([
    ["/member/children?page=2", "/member/children?page=2"],
    ["https://evil.example", "/member"],
    ["//evil.example", "/member"],
    ["", "/member"],
  ])("with redirect=%j goes to %s", (redirect, place) => {
    const search = new URLSearchParams({ type: "signin", redirect });
    expect(afterSignIn(new Request(`https://gk.example/auth?${search}`))).toBe(place);
  });
});
