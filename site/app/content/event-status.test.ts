import { describe, expect, it } from "vitest";
import { eventStatus } from "./event-status.ts";

const lateEvening = { starts_at: "2026-11-29T15:30:00Z", ends_at: "2026-11-29T16:30:00Z" };

describe("eventStatus", () => {
  it.each([
    ["on the morning of its day", "2026-11-29T08:00:00+08:00", "upcoming"],
    ["a second before it begins", "2026-11-29T15:29:59Z", "upcoming"],
    ["when it begins", "2026-11-29T15:30:00Z", "ongoing"],
    ["after midnight in Hong Kong", "2026-11-30T00:29:59+08:00", "ongoing"],
    ["when it ends", "2026-11-30T00:30:00+08:00", "ended"],
  ] as const)("%s", (_, now, status) => expect(eventStatus(lateEvening, now)).toBe(status));
});
