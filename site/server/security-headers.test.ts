import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

describe("every page", () => {
  it.each([
    ["Content-Security-Policy", /default-src 'self'; script-src 'self' 'nonce-[^']+';/],
    ["Content-Security-Policy", /object-src 'none'/],
    ["Content-Security-Policy", /base-uri 'none'/],
    ["Content-Security-Policy", /frame-ancestors 'none'/],
    ["Content-Security-Policy", /form-action 'self' https:\/\/checkout\.stripe\.com https:\/\/hooks\.stripe\.com;/],
    ["Strict-Transport-Security", /^max-age=31536000; includeSubDomains$/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["X-Frame-Options", /^DENY$/],
    ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
    ["Permissions-Policy", /camera=\(\), microphone=\(\), geolocation=\(\)/],
  ])("has %s with %s", async (name, value) => {
    expect((await testSite().ask("/faq")).headers.get(name)).toMatch(value);
  });

  it("lets forms lead to Tap & Go's page where there is one, and nowhere else", async () => {
    const { ask } = testSite({ env: { TAPNGO_PAGE_URL: "https://wallet.example/pay" } });
    const policy = (await ask("/faq")).headers.get("Content-Security-Policy");
    expect(policy).toContain(
      "form-action 'self' https://checkout.stripe.com https://hooks.stripe.com https://wallet.example;",
    );
  });

  it("shows frames of the network whose posts are shown, and of no other", async () => {
    const policyWith = async (env: Record<string, string>) =>
      (await testSite({ env }).ask("/faq")).headers.get("Content-Security-Policy");
    expect(await policyWith({})).toMatch(/frame-src 'self'(;|$)/);
    expect(await policyWith({ WEB_ORIGIN: "https://provider.example" })).not.toContain("frame-src");
    const SOCIAL_TIMELINE_URL = "https://www.facebook.com/plugins/page.php?locale={locale}";
    expect(await policyWith({ SOCIAL_TIMELINE_URL })).toMatch(/frame-src https:\/\/www\.facebook\.com(;|$)/);
    expect(await policyWith({ SOCIAL_TIMELINE_URL, RECAPTCHA_SITE_KEY: "key" })).toMatch(
      /frame-src https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.facebook\.com(;|$)/,
    );
  });

  it("runs no inline script without the nonce", async () => {
    const policy = (await testSite().ask("/faq")).headers.get("Content-Security-Policy");
    expect(/script-src [^;]*/.exec(policy ?? "")?.[0]).not.toMatch(/unsafe|\*|https?:/);
  });

  it("asks for HTTPS only where the site has it", async () => {
    const { ask } = testSite({ env: { SITE_ORIGIN: "http://localhost:3000" } });
    expect((await ask("/faq")).headers.get("Strict-Transport-Security")).toBeNull();
  });
});

describe("every answer, of whatever kind,", () => {
  const files = new Hono().get("/assets/*", (c) => c.text("a script"));
  const { ask } = testSite({ files });
  const posted = { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } };

  it.each([
    ["a file", "/assets/x.js", {}],
    ["a call", "/web/plans/web", {}],
    ["what is no call", "/web/nothing", {}],
    ["a page", "/faq", {}],
    ["a redirect", "/locale?to=en-US", {}],
    ["a refusal", "/web/contact", { ...posted, headers: { "Sec-Fetch-Site": "cross-site" } }],
  ])("is of the type that it says, and by HTTPS: %s", async (_, path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
  });
});
