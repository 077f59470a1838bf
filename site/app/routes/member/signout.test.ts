import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "../../session/context.ts";
import { loader } from "./signout.tsx";

/** Opens the link from a page of some site. */
async function open(site: string, { hasSession = true } = {}) {
  const deeds: string[] = [];
  const visit = {
    locale: "en-US",
    hasSession,
    client: { signOut: async () => deeds.push("tell the provider") },
    endSession: () => deeds.push("drop the cookie"),
  } as unknown as Visit;
  const request = new Request("https://gk.example/en-US/member/signout", { headers: { "Sec-Fetch-Site": site } });
  const context = new RouterContextProvider(new Map([[visitContext, visit]]));
  const { headers } = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  return { deeds, place: headers.get("Location"), emptied: headers.get("Clear-Site-Data") };
}

describe("the link to sign out (T23)", () => {
  it.each(["same-origin", "none"])("acts when it is opened from %s, and empties what the browser keeps", async (site) =>
    expect(await open(site)).toEqual({
      deeds: ["tell the provider", "drop the cookie"],
      place: "/en-US",
      emptied: '"storage"',
    }),
  );

  it("asks nothing of the provider for a guest", async () =>
    expect((await open("same-origin", { hasSession: false })).deeds).toEqual(["drop the cookie"]));

  it("does nothing from another site's page but lead home: drafts stay too", async () =>
    expect(await open("cross-site")).toEqual({ deeds: [], place: "/en-US", emptied: null }));
});
