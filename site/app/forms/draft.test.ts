// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearDraft, clearDrafts, draftName, isDraftKept, keepDraft, readDraft } from "./draft.ts";

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const profile = "/member/profile";

describe("drafts (decision 47)", () => {
  it("are each member's own", () => {
    keepDraft(draftName(1, profile), { name: "Ann" });
    expect(readDraft(draftName(2, profile))).toBeUndefined();
    expect(readDraft(draftName(undefined, profile))).toBeUndefined();
    expect(readDraft(draftName(1, profile))).toEqual({ name: "Ann" });
  });

  it("go from pages of a kind, whoever's they are", () => {
    for (const id of [undefined, 1]) keepDraft(draftName(id, profile), {});
    keepDraft(draftName(1, "/contact-us"), {});
    clearDrafts((path) => path === profile);
    expect([profile, "/contact-us"].map(isDraftKept)).toEqual([false, true]);
  });

  it.each([
    ["a member's", draftName(12, profile)],
    ["a guest's", draftName(undefined, profile)],
  ])("are known to wait before it is known who signs in: %s", (_, name) => {
    keepDraft(name, {});
    expect(isDraftKept(profile)).toBe(true);
    expect(isDraftKept("/member")).toBe(false);
    clearDraft(name);
    expect(isDraftKept(profile)).toBe(false);
  });

  it("are thrown away once they are a day old", () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    keepDraft(draftName(1, profile), { name: "Ann" });
    vi.setSystemTime(86_400_000);
    expect(isDraftKept(profile)).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it("are not what else the tab keeps", () => {
    sessionStorage.setItem("react-router-scroll-positions", "{}");
    expect(isDraftKept("")).toBe(false);
  });
});
