import { describe, expect, it } from "vitest";
import { maintenanceOf } from "./seconds.ts";

describe("maintenanceOf", () => {
  it.each([
    [
      "what the provider says",
      { ok: false, kind: "refused", httpStatus: 503, body: { status: 0, retry_after: 60 } },
      60,
    ],
    ["no time when it does not say", { ok: false, kind: "refused", httpStatus: 503, body: { status: 0 } }, undefined],
    ["no time for a 503 on the way", { ok: false, kind: "unexpected", httpStatus: 503, body: "" }, undefined],
  ] as const)("is %s", (_, check, seconds) => expect(maintenanceOf(check)).toEqual({ seconds }));

  it.each([
    ["an answer", { ok: true, httpStatus: 200, body: { status: 1 } }],
    ["another refusal", { ok: false, kind: "refused", httpStatus: 500, body: { status: 0 } }],
    ["a bad gateway", { ok: false, kind: "unexpected", httpStatus: 502, body: "" }],
    ["no answer at all", { ok: false, kind: "network", reason: "timeout", error: new Error("timeout") }],
  ] as const)("T88: %s is no maintenance", (_, check) => expect(maintenanceOf(check)).toBeUndefined());
});
