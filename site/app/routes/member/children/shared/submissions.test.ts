import type { Client } from "@gk/web";
import { expect, it, vi } from "vitest";
import { leaving, sharedFields } from "./submissions.ts";

it.each([
  ["what was accepted", {}, false],
  ["an invitation", { [sharedFields.isInvited]: "1" }, true],
])("decision 71: gives up %s, and says which it was", async (_, more, isInvited) => {
  const leaveSharedChild = vi.fn(async () => ({ ok: true, body: { status: 1 } }));
  const form = new FormData();
  const fields = { [sharedFields.id]: "7", [sharedFields.who]: "晞晞", ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { outcome } = await leaving.attempt({ leaveSharedChild } as unknown as Client, form, {});
  expect(leaveSharedChild).toHaveBeenCalledWith({ params: { id: 7 } });
  expect(outcome).toMatchObject({ ok: true, say: { who: "晞晞", isInvited } });
});
