export { createProvider, type Missing, type Provider, type ProviderOptions } from "./app.ts";
export type { Captcha } from "./captcha/captcha.ts";
export { type Configuration, configuration, type Mode } from "./configuration.ts";
export type { Database, OpenDatabase } from "./database/database.ts";
export { type DatabaseLocation, openDatabase } from "./database/open.ts";
export type { Mail, Mailer } from "./mail/mail.ts";
export { type SeedOptions, seed } from "./seed/seed.ts";
export { type StartOptions, startProvider } from "./start.ts";
export type { Load } from "./load.ts";
