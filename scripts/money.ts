import { spawnSync } from "node:child_process";

/**
 * `npm run test:money [-- <runs> [<seed>]]`: plays the simulation of money, 10,000 times unless told otherwise. Each time
 * another row; its seed, which the test's name says, plays it again.
 */
const [runs = "10000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);

const { status } = spawnSync(
  "vitest",
  ["run", "--silent=passed-only", "--project", "provider on PostgreSQL", "src/money", "src/killed"],
  {
    stdio: "inherit",
    env: { ...process.env, GK_MONEY_RUNS: runs, GK_MONEY_SEED: seed },
  },
);
process.exitCode = status ?? 1;
