import type { Child, Result } from "@gk/web";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "../../../../session/context.ts";
import { toggleAutoRenew } from "./toggle.server.ts";

/** A visit to a child whose auto-renew is `on`; says how often it was flipped. */
function visitTo(on: boolean, flipped?: Result<"toggleAutoRenew">) {
  const flips: number[] = [];
  const child = { subscription: { auto_renew: on } } as Child;
  const client = {
    getChild: async () => ({ ok: true, httpStatus: 200, body: { data: child } }),
    toggleAutoRenew: async ({ params }: { params: { id: number } }) => {
      flips.push(params.id);
      return flipped ?? { ok: true, httpStatus: 200, body: { data: { auto_renew: !on } } };
    },
  };
  return { context: new RouterContextProvider(new Map([[visitContext, { client } as unknown as Visit]])), flips };
}

function post(context: RouterContextProvider, shown: "on" | "off") {
  const body = new URLSearchParams({ auto_renew: shown });
  return toggleAutoRenew({ context, request: new Request("https://gk.example", { method: "POST", body }) }, 302);
}

describe("T77: the call flips", () => {
  it.each([
    [true, "on", false],
    [false, "off", true],
  ] as const)("once, from %s", async (on, shown, autoRenew) => {
    const { context, flips } = visitTo(on);
    expect(await post(context, shown)).toEqual({ autoRenew });
    expect(flips).toEqual([302]);
  });

  it.each([
    [false, "on"],
    [true, "off"],
  ] as const)("not at all when it is %s and the page showed %s", async (on, shown) => {
    const { context, flips } = visitTo(on);
    expect(await post(context, shown)).toMatchObject({ formIssue: { code: "conflict" } });
    expect(flips).toEqual([]);
  });

  it("is not made again after a call without an answer", async () => {
    const { context, flips } = visitTo(true, {
      ok: false,
      kind: "network",
      reason: "timeout",
      error: new Error("late"),
    });
    expect(await post(context, "on")).toMatchObject({ formIssue: { code: "timeout" } });
    expect(flips).toEqual([302]);
  });
});
