import { describe, expect, it } from "vitest";
import { mayAsk } from "./quiet-pages.ts";
import { popUpFor } from "./rules.ts";

describe("decisions 46 and 130: nobody is asked", () => {
  it.each([
    "/auth",
    "/auth/reset",
    "/member",
    "/member/settings/payment/success",
    "/tapngo/callback",
    "/contact-us",
    "/newsletter",
    "/newsletter/unsubscribe",
    "/invitation/refuse",
    "/wish/add-wish",
    "/terms-of-subscription",
    "/privacy-policy",
    "/maintenance",
  ])("at %s", (path) => expect(mayAsk(path)).toBe(false));
  it.each(["/", "/about-us", "/tips/a-day", "/plans", "/wish/wish-tree", "/news/member-day", "/authors"])(
    "but at %s",
    (path) => expect(mayAsk(path)).toBe(true),
  );
});

describe("what is asked", () => {
  it.each([
    ["", "newsletter"],
    ["locale=en-US; newsletter_closed=", "newsletter"],
    ["newsletter_closed=true", "welcome"],
    ["locale=en-US; newsletter_subscribed=true", "welcome"],
    ["newsletter_closed=true; welcome=true", undefined],
    ["welcome=true", "newsletter"],
  ])("with the cookies %j is %s (T56)", (cookies, kind) => expect(popUpFor(cookies)).toBe(kind));
});
