import { describe, expect, it } from "vitest";
import { alertCookieText, cookies, showsNewsletter, showsPromotion, showsWelcome } from "./cookie.ts";

describe("cookies", () => {
  it("T45, T50, T51: live for so many seconds", () => {
    expect(cookies.session).toEqual({ name: "gk_session", maxAgeSeconds: 604_800, httpOnly: true });
    expect(cookies.locale).toMatchObject({ name: "locale", maxAgeSeconds: 31_536_000 });
    expect(cookies.promotion).toMatchObject({ name: "promotion", maxAgeSeconds: 86_400 });
    expect(cookies.newsletterClosed).toMatchObject({ name: "newsletter_closed", maxAgeSeconds: 86_400 });
    expect(cookies.newsletterSubscribed).toMatchObject({ name: "newsletter_subscribed", maxAgeSeconds: 31_536_000 });
    expect(cookies.welcome).toMatchObject({ name: "welcome", maxAgeSeconds: 2_592_000 });
    expect(cookies.alert).toEqual({ name: "alert", httpOnly: false });
    expect(cookies.payment).toEqual({ name: "payment", httpOnly: false });
    expect(cookies.wanted).toEqual({ name: "wanted", maxAgeSeconds: 3600, httpOnly: false });
    expect(cookies.social).toEqual({ name: "social", maxAgeSeconds: 1800, httpOnly: true });
  });

  it.each([
    [undefined, true],
    ["", true],
    ["true", true],
    ["false", false],
  ])("T44: reads the promotion cookie %j as text", (cookie, shows) => expect(showsPromotion(cookie)).toBe(shows));

  it.each([
    [undefined, undefined, true],
    ["true", undefined, false],
    [undefined, "true", false],
    ["true", "true", false],
  ])("shows the newsletter when closed is %s and subscribed %s: %s", (closed, subscribed, shows) =>
    expect(showsNewsletter({ closed, subscribed })).toBe(shows),
  );

  it.each([
    [undefined, true],
    ["true", false],
  ])("shows the welcome when its cookie is %s: %s", (cookie, shows) => expect(showsWelcome(cookie)).toBe(shows));

  it.each([
    ["no children", [], "no subscribe"],
    ["no prize", [{ has_prize: false, is_premium: true }], "no subscribe"],
    ["one prize", [{ has_prize: false }, { has_prize: true, is_premium: false }], ""],
  ])("T47, T48: writes the alert for %s", (_, children, text) => expect(alertCookieText(children)).toBe(text));
});
