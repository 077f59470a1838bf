import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

describe("every page", () => {
  it.each([
    ["Content-Security-Policy", /default-src 'self'; script-src 'self' 'nonce-[^']+';/],
    ["Content-Security-Policy", /object-src 'none'/],
    ["Content-Security-Policy", /base-uri 'none'/],
    ["Content-Security-Policy", /frame-ancestors 'none'/],
    ["Content-Security-Policy", /form-action 'self' https:\/\/checkout\.stripe\.com;/],
    ["Strict-Transport-Security", /^max-age=31536000; includeSubDomains$/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["X-Frame-Options", /^DENY$/],
    ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
    ["Permissions-Policy", /camera=\(\), microphone=\(\), geolocation=\(\)/],
  ])("has %s with %s", async (name, value) => {
    expect((await testSite().ask("/faq")).headers.get(name)).toMatch(value);
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
