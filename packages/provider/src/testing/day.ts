import { hongKongTime, type IsoDate } from "@gk/domain";
import type { SeedOptions } from "../seed/seed.ts";

/** The day on which tests begin, as it stands in the seed, so that its dates are those of the files. */
export const seedDay: IsoDate = "2026-11-20";

/** The moment at which tests begin: noon of that day in Hong Kong. */
export const testStart = new Date(hongKongTime(seedDay, 12));

/** What is in the database when a test begins. */
export const testSeed: SeedOptions = { today: seedDay, demoAccounts: true };
