export { createProvider, type Provider, type ProviderOptions } from "./app.ts";
export type { Mode } from "./configuration.ts";
export type { Database, OpenDatabase } from "./database/database.ts";
export { type DatabaseLocation, openDatabase } from "./database/open.ts";
export { type SeedOptions, seed } from "./seed/seed.ts";
