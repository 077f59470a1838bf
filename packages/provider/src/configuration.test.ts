import { expect, test } from "vitest";
import { configuration } from "./configuration.ts";

test("a fresh clone needs no variables (decision 51)", () => {
  expect(configuration({})).toEqual({
    mode: "development",
    origin: "http://localhost:3000",
    database: { url: undefined, directory: ".data/database" },
    pictureFiles: ".data/files",
    mail: undefined,
    contactTo: undefined,
    recaptcha: undefined,
    stripe: undefined,
    octopusLink: undefined,
    tapAndGo: undefined,
    social: { google: undefined, facebook: undefined, apple: undefined },
  });
});

const startIncomplete = () => configuration({ GK_MODE: "production", SITE_ORIGIN: "https://gk.example", SMTP_URL: "" });

test("production names everything that it misses, at once", () => {
  expect(startIncomplete).toThrow(
    /SMTP_URL[^]*MAIL_FROM[^]*CONTACT_TO[^]*RECAPTCHA_SECRET_KEY[^]*STRIPE_SECRET_KEY[^]*STRIPE_WEBHOOK_SECRET/,
  );
  expect(startIncomplete).not.toThrow(/SITE_ORIGIN/);
});

test("what is wrong is named beside what is missing", () => {
  const start = () => configuration({ GK_MODE: "production", SITE_ORIGIN: "gk.example", DATABASE_URL: "here" });
  expect(start).toThrow(
    /SITE_ORIGIN: an address such as[^]*SMTP_URL: missing|SMTP_URL: missing[^]*SITE_ORIGIN: an address/,
  );
  expect(start).toThrow(/DATABASE_URL/);
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgres://gk@localhost/gk" }, false],
])("production does not keep its data in memory: with %j that is refused: %s", (more, isRefused) => {
  const name = /GK_DATA: memory keeps nothing/;
  const start = () => configuration({ GK_MODE: "production", GK_DATA: "memory", ...more });
  if (isRefused) expect(start).toThrow(name);
  else expect(start).not.toThrow(name);
});

test("production runs with what it needs", () => {
  const settings = configuration({
    GK_MODE: "production",
    SITE_ORIGIN: "https://gk.example/",
    SMTP_URL: "smtps://mail.gk.example",
    MAIL_FROM: "GK <hello@gk.example>",
    CONTACT_TO: "team@gk.example",
    RECAPTCHA_SECRET_KEY: "secret",
    STRIPE_SECRET_KEY: "key",
    STRIPE_WEBHOOK_SECRET: "signing secret",
    DATABASE_URL: "postgres://gk@localhost/gk",
    OCTOPUS_PAYMENT_URL: "https://octopus.example/pay?ref={order}",
  });
  expect(settings).toMatchObject({
    origin: "https://gk.example",
    database: { url: "postgres://gk@localhost/gk" },
    mail: { url: "smtps://mail.gk.example", from: "GK <hello@gk.example>" },
    contactTo: "team@gk.example",
    recaptcha: { secret: "secret", hostname: "gk.example" },
    stripe: { secretKey: "key", webhookSecret: "signing secret" },
    octopusLink: "https://octopus.example/pay?ref={order}",
  });
});

test.each([
  ["GK_MODE", "staging"],
  ["SITE_ORIGIN", "gk.example"],
  ["SITE_ORIGIN", "javascript:alert(1)"],
  ["SITE_ORIGIN", "https://gk.example/shop"],
  ["SMTP_URL", "mail"],
  ["CONTACT_TO", "the team"],
  ["CONTACT_TO", "one@gk.example, other@gk.example"],
  ["STRIPE_API_URL", "http://localhost:12111/v1"],
  // Nobody would know whose money came in.
  ["OCTOPUS_PAYMENT_URL", "https://octopus.example/pay"],
  ["OCTOPUS_PAYMENT_URL", "octopus:{order}"],
  ["TAPNGO_PAGE_URL", "the wallet"],
])("%s cannot be %s", (name, value) => {
  expect(() => configuration({ [name]: value })).toThrow(name);
});

test("a service is connected once all its keys are there", () => {
  expect(configuration({ GOOGLE_CLIENT_ID: "id" }).social.google).toBeUndefined();
  expect(configuration({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }).social.google).toEqual({
    clientId: "id",
    clientSecret: "secret",
  });
  const wallet = { TAPNGO_APP_ID: "gk", TAPNGO_APP_KEY: "key", TAPNGO_PAGE_URL: "https://wallet.example/pay" };
  expect(configuration(wallet).tapAndGo).toBeUndefined();
  expect(configuration({ ...wallet, TAPNGO_API_URL: "https://wallet.example/calls/" }).tapAndGo).toEqual({
    appId: "gk",
    appKey: "key",
    pageUrl: "https://wallet.example/pay",
    apiUrl: "https://wallet.example/calls",
  });
});
