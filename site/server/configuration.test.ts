import { describe, expect, it } from "vitest";
import { configuration } from "./configuration.ts";

describe("configuration (decision 51)", () => {
  it("needs nothing in development", () => {
    expect(configuration({})).toMatchObject({
      mode: "development",
      port: 3000,
      host: "127.0.0.1",
      origin: "http://localhost:3000",
      webOrigin: undefined,
      trustProxy: false,
    });
  });

  it.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: "65535" }, { port: 65_535 }],
    [{ PORT: "8080" }, { origin: "http://localhost:8080" }],
    [{ SITE_ORIGIN: "https://gk.example/" }, { origin: "https://gk.example" }],
    [{ TRUST_PROXY: "1" }, { trustProxy: true }],
    [{ TRUST_PROXY: "0" }, { trustProxy: false }],
  ])("reads %j", (env, part) => expect(configuration(env)).toMatchObject(part));

  it.each([
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ PORT: "http" }, "PORT"],
    [{ GK_MODE: "prod" }, "GK_MODE"],
    [{ WEB_ORIGIN: "gk.example" }, "WEB_ORIGIN"],
    [{ WEB_ORIGIN: "https://provider.example/web" }, "WEB_ORIGIN"],
    [{ PROMOTION_URL: "gk.example/promotion.json" }, "PROMOTION_URL"],
    [{ PROMOTION_URL: "file:///etc/hosts" }, "PROMOTION_URL"],
    [{ SITE_ORIGIN: "javascript:alert(1)" }, "SITE_ORIGIN"],
    [{ SITE_ORIGIN: "https://gk.example/shop" }, "SITE_ORIGIN"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
    [{ GK_MODE: "production" }, "SITE_ORIGIN"],
    [{ GK_MODE: "production", SITE_ORIGIN: "https://gk.example" }, "RECAPTCHA_SITE_KEY"],
  ])("refuses %j and names %s", (env, name) => expect(() => configuration(env)).toThrow(name));
});
