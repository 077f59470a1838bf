import { expect, test } from "vitest";
import { configuration } from "./configuration.ts";

test("a fresh clone needs no variables (decision 51)", () => {
  expect(configuration({})).toEqual({
    mode: "development",
    origin: "http://localhost:3000",
    database: { url: undefined, directory: ".data/database" },
    pictureFiles: ".data/files",
    mail: undefined,
    recaptcha: undefined,
    stripe: undefined,
    social: { google: undefined, facebook: undefined, apple: undefined },
  });
});

const startIncomplete = () => configuration({ GK_MODE: "production", SITE_ORIGIN: "https://gk.example", SMTP_URL: "" });

test("production names everything that it misses, at once", () => {
  expect(startIncomplete).toThrow(
    /SMTP_URL[^]*MAIL_FROM[^]*RECAPTCHA_SECRET_KEY[^]*STRIPE_SECRET_KEY[^]*STRIPE_WEBHOOK_SECRET/,
  );
  expect(startIncomplete).not.toThrow(/SITE_ORIGIN/);
});

test("production runs with what it needs", () => {
  const settings = configuration({
    GK_MODE: "production",
    SITE_ORIGIN: "https://gk.example/",
    SMTP_URL: "smtps://mail.gk.example",
    MAIL_FROM: "GK <hello@gk.example>",
    RECAPTCHA_SECRET_KEY: "secret",
    STRIPE_SECRET_KEY: "key",
    STRIPE_WEBHOOK_SECRET: "signing secret",
    DATABASE_URL: "postgres://gk@localhost/gk",
  });
  expect(settings).toMatchObject({
    origin: "https://gk.example",
    database: { url: "postgres://gk@localhost/gk" },
    mail: { url: "smtps://mail.gk.example", from: "GK <hello@gk.example>" },
    recaptcha: { secret: "secret" },
    stripe: { secretKey: "key", webhookSecret: "signing secret" },
  });
});

test.each([
  ["GK_MODE", "staging"],
  ["SITE_ORIGIN", "gk.example"],
  ["SMTP_URL", "mail"],
  ["STRIPE_API_URL", "http://localhost:12111/v1"],
])("%s cannot be %s", (name, value) => {
  expect(() => configuration({ [name]: value })).toThrow(name);
});

test("a service is connected once all its keys are there", () => {
  expect(configuration({ GOOGLE_CLIENT_ID: "id" }).social.google).toBeUndefined();
  expect(configuration({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }).social.google).toEqual({
    clientId: "id",
    clientSecret: "secret",
  });
});
