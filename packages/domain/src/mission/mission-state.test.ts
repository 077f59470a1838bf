import { describe, expect, it } from "vitest";
import { canMissionBecome, missionDeadline, missionStates } from "./mission-state.ts";

describe("mission", () => {
  it("moves from sending to approval, by acceptance or rejection and report", () => {
    const moves = missionStates.flatMap((from) =>
      missionStates.filter((to) => canMissionBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      "sent → accepted",
      "sent → rejected",
      "accepted → reported",
      "accepted → expired",
      "rejected → sent",
      "reported → approved",
      "reported → expired",
      "expired → sent",
    ]);
  });

  it("leaves two days to complete and two to approve", () => {
    const since = Date.UTC(2026, 10, 20);
    const twoDaysLater = Date.UTC(2026, 10, 22);
    expect(missionDeadline("accepted", since)).toBe(twoDaysLater);
    expect(missionDeadline("reported", new Date(since))).toBe(twoDaysLater);
    expect(missionDeadline("sent", since)).toBeNull();
  });
});
