import type { Child, Client, Result } from "@gk/web";
import { describe, expect, it } from "vitest";
import { autoRenew, shownField } from "./submission.ts";

/** Turns the auto-renew of child 302, which is `on`, from a page that showed `shown`; says how often it was flipped. */
async function turn(on: boolean, shown: "on" | "off", flipped?: Result<"toggleAutoRenew">) {
  const flips: number[] = [];
  const child = { subscription: { auto_renew: on } } as Child;
  const client = {
    getChild: async () => ({ ok: true, httpStatus: 200, body: { data: child } }),
    toggleAutoRenew: async ({ params }: { params: { id: number } }) => {
      flips.push(params.id);
      return flipped ?? { ok: true, httpStatus: 200, body: { data: { auto_renew: !on } } };
    },
  } as unknown as Client;
  const form = new FormData();
  form.set(shownField, shown);
  return { ...(await autoRenew.attempt(client, form, { childId: 302 })), flips };
}

describe("T77: the call flips", () => {
  it.each([
    [true, "on", false],
    [false, "off", true],
  ] as const)("once, from %s", async (on, shown, isOn) =>
    expect(await turn(on, shown)).toMatchObject({ outcome: { ok: true, say: { isOn } }, flips: [302] }),
  );

  it.each([
    [false, "on"],
    [true, "off"],
  ] as const)("not at all when it is %s and the page showed %s", async (on, shown) =>
    expect(await turn(on, shown)).toMatchObject({ outcome: { formIssue: { code: "conflict" } }, flips: [] }),
  );

  it("is not made again after a call without an answer", async () =>
    expect(
      await turn(true, "on", { ok: false, kind: "network", reason: "timeout", error: new Error("late") }),
    ).toMatchObject({ outcome: { formIssue: { code: "timeout" } }, flips: [302] }));

  it("is read again afterwards, whatever came of it (decision 44)", () => {
    expect(autoRenew.readsAlways).toBe(true);
    expect(autoRenew.reads).toContain("getChild");
  });
});
