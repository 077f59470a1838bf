import { defineConfig } from "vitest/config";
import { testsOn } from "./tests-on.ts";

/**
 * Every test runs on PostgreSQL, which production has, on which concurrency shows, and which is the faster one: a file
 * begins with a copy of the seeded database in a tenth of a second.
 */
export default defineConfig(testsOn("provider on PostgreSQL", "postgres", { include: ["src/**/*.test.ts"] }));
