import type { Result, User } from "@gk/web";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "./context.ts";
import { fileOf, guestOnly, memberOnly, verifiedOnly, wantedBy } from "./guards.server.ts";
import { whoIsThere } from "./member.server.ts";

type Profile = Result<"getProfile">;

const member = (is_activated: 0 | 1 = 1): Profile => ({
  ok: true,
  httpStatus: 200,
  body: { status: 1, data: { id: 3, name: "Hei", is_activated } as User },
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

describe("what was posted before scripts", () => {
  it.each(failures)("is kept for another try when the provider %s, but for files and passwords", async (_, profile) => {
    const form = new FormData();
    form.append("intent", "details");
    form.append("eca[]", "1");
    form.append("eca[]", "2");
    form.append("old_password", "secret");
    form.append("image", new File(["png"], "me.png"));
    const request = new Request("https://gk.example/member/profile", { method: "POST", body: form });
    const { context } = visitBy(profile);
    const args = { request, context } as unknown as Parameters<Guard>[0];
    await expect(memberOnly(args, async () => new Response("page"))).rejects.toMatchObject({
      data: {
        posted: [
          ["intent", "details"],
          ["eca[]", "1"],
          ["eca[]", "2"],
        ],
      },
      init: { status: 502 },
    });
  });
});

describe("guestOnly", () => {
  it.each([
    ["zh-HK", "/zh-HK/member"],
    ["en-US", "/en-US/member"],
  ] as const)("T10: sends a member in %s to %s", async (locale, place) => {
    expect(await through(guestOnly, visitBy(member(), locale).context, "/auth")).toBe(place);
  });

  it.each([
    ["/member/children?plan=2", "/en-US/member/children?plan=2"],
    ["//evil.example", "/en-US/member"],
  ])("sends a member who was on the way to %s to %s", async (wanted, place) => {
    const address = `/auth?type=register&${new URLSearchParams({ redirect: wanted })}`;
    expect(await through(guestOnly, visitBy(member(), "en-US").context, address)).toBe(place);
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
  it("sends a member without a verified address to verification, and on from there", async () => {
    const sent = (locale: Visit["locale"]) =>
      through(verifiedOnly, visitBy(member(0), locale).context, "/member/children?plan=2");
    const verification = "/member/email-verification?redirect=%2Fmember%2Fchildren%3Fplan%3D2";
    expect(await sent("zh-HK")).toBe(verification);
    expect(await sent("en-US")).toBe(`/en-US${verification}`);
  });

  it("lets a verified member through", async () => {
    expect(await through(verifiedOnly, visitBy(member(1)).context)).toBe("page");
  });
});

describe("fileOf", () => {
  const page = () => "/member/children/5/subscription";
  const wanted = new URLSearchParams({ redirect: page() });

  it.each([
    ["a guest", undefined, signIn(page())],
    ["a member without a verified address", member(0), `/member/email-verification?${wanted}`],
    ["a verified member", member(1), "page"],
  ] as const)("brings %s back to the page that leads to it, since a file is no page", async (_, profile, place) => {
    const { context } = visitBy(profile);
    let led: unknown = "page";
    for (const guard of fileOf(page)) {
      if (led === "page") led = await through(guard, context, "/member/children/5/next-charge.ics");
    }
    expect(led).toBe(place);
  });
});

it("asks who is there once a request", async () => {
  const { context, deeds } = visitBy(member());
  await Promise.all([whoIsThere(context), through(memberOnly, context), through(verifiedOnly, context)]);
  expect(deeds).toEqual(["ask"]);
});

describe("wantedBy", () => {
  it.each([
    ["/member/children?page=2", "/member/children?page=2"],
    ["https://evil.example", undefined],
    ["//evil.example", undefined],
    ["/member/signout", undefined],
    ["/en-US/Member/signout/?a=b", undefined],
    ["/member/../member/%73ignout", undefined],
    ["", undefined],
  ])("with redirect=%j is %s", (redirect, place) => {
    const search = new URLSearchParams({ type: "signin", redirect });
    expect(wantedBy(new Request(`https://gk.example/auth?${search}`))).toBe(place);
  });
});
