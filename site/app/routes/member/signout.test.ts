import type { Result } from "@gk/web";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "../../session/context.ts";
import "../../words/catalogue.server.ts";
import { action, loader } from "./signout.tsx";

type Args = Parameters<typeof action>[0] & Parameters<typeof loader>[0];

type Answer = Result<"signOut">;

const signedOut: Answer = { ok: true, httpStatus: 200, body: { status: 1 } };

/** Somebody who comes to the page, and what is done for them. */
function somebody({
  hasSession = true,
  headers = {},
  answer = signedOut,
}: {
  hasSession?: boolean;
  headers?: Record<string, string>;
  answer?: Answer;
} = {}) {
  const deeds: string[] = [];
  const visit = {
    locale: "en-US",
    origin: "https://gk.example",
    hasSession,
    client: {
      signOut: async () => {
        deeds.push("tell the provider");
        return answer;
      },
    },
    endSession: () => deeds.push("drop the cookie"),
    setCookie: (name: string, value: string, maxAge: number) => deeds.push(`${name}=${value} for ${maxAge} s`),
  } as unknown as Visit;
  const request = new Request("https://gk.example/en-US/member/signout", { headers });
  const context = new RouterContextProvider(new Map([[visitContext, visit]]));
  return { deeds, args: { request, context } as unknown as Args };
}

describe("the button that signs out (T23)", () => {
  it.each<[string, Answer]>([
    ["agrees", signedOut],
    ["can't be reached", { ok: false, kind: "network", reason: "unreachable", error: new Error("unreachable") }],
    ["fails", { ok: false, kind: "unexpected", httpStatus: 500, body: "" }],
    ["no longer knows the session", { ok: false, kind: "refused", httpStatus: 401, body: { status: -3 } }],
  ])("decision 68: ends the session, and empties what the browser keeps, where the provider %s", async (_, answer) => {
    const { deeds, args } = somebody({ answer });
    const { status, headers } = await action(args);
    expect(deeds).toEqual([
      "tell the provider",
      "drop the cookie",
      "alert= for 0 s",
      "payment= for 0 s",
      "wanted= for 0 s",
    ]);
    expect([status, headers.get("Location"), headers.get("Clear-Site-Data")]).toEqual([302, "/en-US", '"storage"']);
  });

  it("asks nothing of the provider for a guest", async () => {
    const { deeds, args } = somebody({ hasSession: false });
    await action(args);
    expect(deeds).not.toContain("tell the provider");
  });
});

describe("the address (T23)", () => {
  it.each([{}, { "Sec-Fetch-Site": "same-origin" }, { "Sec-Fetch-Site": "cross-site" }, { "Sec-Purpose": "prefetch" }])(
    "asks, and signs nobody out: %j",
    async (headers) => {
      const { deeds, args } = somebody({ headers });
      expect(await loader(args)).toMatchObject({ head: { title: expect.stringContaining("Sign Out") as string } });
      expect(deeds).toEqual([]);
    },
  );

  it("leads a guest home", async () => {
    const { args } = somebody({ hasSession: false });
    const gone = await loader(args).catch((thrown: Response) => thrown.headers.get("Location"));
    expect(gone).toBe("/en-US");
  });
});
