import { describe, expect, it } from "vitest";
import * as domain from "../index.ts";

describe("constants of the specification", () => {
  it("T24, T25, T27, T28, T29: layout", () => {
    expect(domain.breakpoint).toEqual({ mobile: 926, compactNavigation: 1250, overlay: 768 });
    expect(domain.headerSpacer).toEqual({ main: 80, noFooter: 70 });
    expect(domain.backToTopAfter).toBe(500);
  });
  it("T31, T33, T37: carousel, anchors, fonts", () => {
    expect(domain.carousel).toEqual({ shows: 3, scrolls: 3 });
    expect(domain.anchorRetry).toEqual({ times: 50, everyMs: 100 });
    expect(domain.fontWeights).toEqual([400, 700, 900]);
  });
  it("missions", () => {
    expect(domain.missionCount).toBe(800);
    expect(domain.missionWindowDays).toEqual({ completion: 2, approval: 2 });
    expect(domain.meritSilverStars).toBe(12);
  });
  it("plans, T106", () => {
    expect(domain.planMonths).toEqual({ beginner: 1, elementary: 3, outstanding: 12 });
    expect(domain.giftWorthOverCents).toBe(50_000);
    expect(domain.newUserDiscountCents).toBe(5_000);
    expect(domain.minimumChargeCents).toBe(10);
    expect(domain.basicSchoolStaffAccounts).toBe(5);
  });
  it("limits, T112", () => {
    expect(domain.mailResend).toEqual({ waitSeconds: 60, perWindow: 5, windowSeconds: 3600 });
    expect(domain.mailCodeSeconds).toBe(3600);
    expect(domain.sessionSeconds).toBe(domain.cookies.session.maxAgeSeconds);
    expect(domain.signInLimit).toEqual({ failures: 10, windowSeconds: 900 });
    expect(domain.formLimit).toEqual({ requests: 5, windowSeconds: 3600 });
    expect(domain.chunkReloadSeconds).toBe(60);
    expect(domain.freeTrialDays).toBe(14);
    expect(domain.deletionGraceDays).toBe(14);
    expect(domain.maxChildren).toBe(5);
  });
});
