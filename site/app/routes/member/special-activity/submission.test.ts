import type { Client } from "@gk/web";
import { describe, expect, it, vi } from "vitest";
import { signUp } from "./submission.ts";

const refusal = (message: string) => ({ ok: false, kind: "refused", httpStatus: 404, body: { status: 0, message } });

/** Sends a form to a provider that answers so; says what was asked of it and what came of it. */
async function send(fields: Record<string, string>, answer: object = { ok: true, body: { status: 1 } }) {
  const calls = { joinActivity: vi.fn(async () => answer), leaveActivity: vi.fn(async () => answer) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { outcome } = await signUp.attempt(calls as unknown as Client, form, { activityId: 3 });
  return { outcome, ...calls };
}

describe("signing a child up", () => {
  it("joins, and says whom", async () => {
    const { outcome, joinActivity } = await send({ deed: "join", child_id: "301" });
    expect(joinActivity).toHaveBeenCalledWith({ params: { id: 3 }, body: { child_id: 301 } });
    expect(outcome).toEqual({ name: "sign-up", ok: true, say: { deed: "join", child: 301 } });
  });

  it("leaves", async () => {
    const { outcome, leaveActivity } = await send({ deed: "leave", child_id: "301" });
    expect(leaveActivity).toHaveBeenCalledWith({ params: { id: 3 }, query: { child_id: 301 } });
    expect(outcome.ok).toBe(true);
  });

  it.each([
    ["join", "activity.full", "activity.full"],
    ["join", "notFound", "notFound"],
    ["leave", "childNotFound", "childNotFound"],
    ["leave", "notFound", "activity.notJoined"],
  ])("says of whom %s was refused by %s: %s", async (deed, message, code) => {
    const { outcome } = await send({ deed, child_id: "301" }, refusal(message));
    expect(outcome).toMatchObject({ formIssue: { code }, say: { deed, child: 301 } });
    expect(outcome.ok).toBeUndefined();
  });

  it.each([
    [{ child_id: "301" }, "siteDataChanged"],
    [{ deed: "delete", child_id: "301" }, "siteDataChanged"],
    [{ deed: "join" }, "activity.child.required"],
    [{ deed: "join", child_id: "2147483648" }, "activity.child.required"],
  ])("asks nothing by a form like %j", async (fields, code) => {
    const { outcome, joinActivity, leaveActivity } = await send(fields);
    expect(outcome.formIssue?.code).toBe(code);
    expect(joinActivity).not.toHaveBeenCalled();
    expect(leaveActivity).not.toHaveBeenCalled();
  });

  it("is looked at again whatever came of it", () => expect(signUp.readsAlways).toBe(true));
});
