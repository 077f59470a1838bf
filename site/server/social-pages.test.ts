import { describe, expect, it } from "vitest";
import { configuration } from "./configuration.ts";
import { connectedPages, socialPages } from "./social-pages.ts";

const production = { GK_MODE: "production", SITE_ORIGIN: "https://gk.example", RECAPTCHA_SITE_KEY: "key" };
const servicesOf = (env: Record<string, string>) => Object.keys(configuration(env).social);

describe("the services that are offered", () => {
  it.each([
    ["stand-ins for all in development", {}, ["google", "facebook", "apple"]],
    [
      "stand-ins of a reference provider on this machine",
      { WEB_ORIGIN: "http://localhost:3001" },
      ["google", "facebook", "apple"],
    ],
    ["none of a provider elsewhere, which has no stand-ins", { WEB_ORIGIN: "https://provider.example" }, []],
    ["the one that knows the site", { GOOGLE_CLIENT_ID: "id" }, ["google"]],
    ["none in production without keys", production, []],
    [
      "those with keys in production",
      { ...production, APPLE_CLIENT_ID: "a", FACEBOOK_APP_ID: "f" },
      ["facebook", "apple"],
    ],
    [
      "those with keys, with a provider elsewhere",
      { ...production, WEB_ORIGIN: "https://provider.example", GOOGLE_CLIENT_ID: "id" },
      ["google"],
    ],
  ])("are %s", (_, env: Record<string, string>, services) => expect(servicesOf(env)).toEqual(services));

  it("are those of which the provider in this process has all the keys (decision 53)", () => {
    const known = socialPages({ google: "id", apple: "id" }, false);
    expect(Object.keys(connectedPages(known, { google: {} }))).toEqual(["google"]);
    expect(connectedPages(socialPages({}, true), {})).toEqual(socialPages({}, true));
  });
});
