import { defineConfig } from "vitest/config";
import { testsOn } from "./tests-on.ts";

/**
 * PGlite, on which `npm start` runs, is PostgreSQL compiled otherwise: what could differ is how rows come and go, so the
 * topics with money, pictures, an index of words and every kind of column run on it too. All topics would take four times as long as on
 * PostgreSQL, and the journeys go through the rest on PGlite.
 */
const topics = [
  "bulk",
  "caregivers",
  "checkout",
  "children",
  "database",
  "mail",
  "octopus",
  "operator",
  "orders",
  "payments",
  "pictures",
  "promotion-codes",
  "renewals",
  "search",
  "seed",
  "subscriptions",
  "tapngo",
];

export default defineConfig(
  testsOn("provider", "pglite", {
    include: topics.map((topic) => `src/${topic}/**/*.test.ts`),
    exclude: ["src/**/*.parallel.test.ts"],
  }),
);
