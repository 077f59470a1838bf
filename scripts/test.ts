import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.ts";
import { failuresIn, failuresOf, type PlaywrightReport, type VitestReport } from "./test-reports.ts";

/**
 * `npm test`: every check of the project, each with its own runner's summary, and their sum on the last line.
 * All of them run, also after one has failed.
 */
type Count = { passed: number; failed: number; failures?: string[] };
type Check = { name: string; command: string[]; count: (ok: boolean) => Count };

const reports = mkdtempSync(path.join(tmpdir(), "gk-test-"));
const report = (name: string) => path.join(reports, `${name}.json`);
const read = (name: string): unknown => JSON.parse(readFileSync(report(name), "utf8"));

const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that could not even report has failed. */
function counted(ok: boolean, count: () => Count): Count {
  try {
    const { failed, ...rest } = count();
    return { ...rest, failed: failed + (ok || failed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const tested = (name: string, command: string[]): Check => ({
  name,
  command: [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`],
  count: (ok) =>
    counted(ok, () => {
      const { numPassedTests, numFailedTests, testResults } = read(name) as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresIn) };
    }),
});

const vitest = (name: string, ...projects: string[]): Check =>
  tested(name, ["vitest", "run", ...projects.flatMap((project) => ["--project", project])]);

/** Checks of one round run side by side, where each by itself would leave a core idle. */
const rounds: Check[][] = [
  // One after the other: lint knows the types of routes and words that the other has made.
  [{ name: "types", command: ["npm", "run", "--silent", "types"], count: one }],
  [{ name: "format and lint", command: ["npm", "run", "--silent", "lint"], count: one }],
  [
    tested("unit", ["npm", "run", "--silent", "test:unit", "--"]),
    vitest("stories in both languages and every theme", "sign-off"),
  ],
  [vitest("provider", "provider", "provider on PostgreSQL"), vitest("the published package", "consumers")],
  [vitest("stories", "stories"), vitest("stories on a phone", "stories-narrow")],
  [
    {
      name: "end to end",
      command: ["playwright", "test", "--config", "site/e2e/playwright.config.ts"],
      count: (ok) =>
        counted(ok, () => {
          const { stats, suites } = read("end to end") as PlaywrightReport;
          const { expected, unexpected, flaky } = stats;
          return { passed: expected, failed: unexpected + flaky, failures: suites.flatMap(failuresOf) };
        }),
    },
  ],
];

/** Runs a check's own runner. One beside another keeps what it prints until it is done, so that they don't mix. */
function run({ command: [program = "", ...options] }: Check, together: boolean): Promise<boolean> {
  const runner = spawn(program, options, {
    stdio: together ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report("end to end") },
  });
  const printed: Buffer[] = [];
  for (const stream of [runner.stdout, runner.stderr]) stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve) => {
    runner.on("error", () => resolve(false));
    runner.on("close", (status) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(status === 0);
    });
  });
}

ensureBrowser();
const total = { passed: 0, failed: 0 };
/** What failed, said once more at the end: it may stand many thousand lines before. */
const again: string[] = [];
for (const round of rounds) {
  console.log(`\n── ${round.map(({ name }) => name).join(", ")} ──`);
  const outcomes = await Promise.all(round.map((check) => run(check, round.length > 1)));
  for (const [index, { name, count }] of round.entries()) {
    const { passed, failed, failures = [] } = count(outcomes[index] ?? false);
    total.passed += passed;
    total.failed += failed;
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    if (failed > 0) again.push(name, ...failures.map((failure) => `  ${failure}`));
  }
}

rmSync(reports, { recursive: true });
if (again.length > 0) console.log(["", "── failed ──", ...again, ""].join("\n"));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
