import { beforeAll, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

// Loading the provider takes a while on a busy machine.
beforeAll(() => import("@gk/provider"), 60_000);

const reasonOf = (env: NodeJS.ProcessEnv) =>
  readSettings(env).then(
    () => "",
    (error: Error) => error.message,
  );

it("names what production misses, of the site and of the provider, each once", async () => {
  const names = (await reasonOf({ GK_MODE: "production" })).match(/(?<=^- )\w+/gm) ?? [];
  expect(names.toSorted()).toEqual([
    "CONTACT_TO",
    "MAIL_FROM",
    "RECAPTCHA_SECRET_KEY",
    "RECAPTCHA_SITE_KEY",
    "SITE_ORIGIN",
    "SMTP_URL",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
});

it("names beside it what is wrong, also for both", async () => {
  const reason = await reasonOf({
    GK_MODE: "production",
    SITE_ORIGIN: "javascript:alert(1)",
    PORT: "x",
    SMTP_URL: "mail",
  });
  for (const name of ["SITE_ORIGIN: an address such as", "PORT: ", "SMTP_URL: ", "RECAPTCHA_SITE_KEY: missing"]) {
    expect(reason.split(`- ${name}`)).toHaveLength(2);
  }
});

it("asks nothing of the reference provider's where the real one is named", async () => {
  const env = { GK_MODE: "production", SITE_ORIGIN: "https://gk.example", RECAPTCHA_SITE_KEY: "key" };
  const { settings, startProvider } = await readSettings({ ...env, WEB_ORIGIN: "https://provider.example" });
  expect([settings.webOrigin, startProvider]).toEqual(["https://provider.example", undefined]);
});
