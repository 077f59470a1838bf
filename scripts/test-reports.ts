import path from "node:path";

/** What is read of the reports that the runners write as JSON. */
type VitestTest = { fullName: string; status: string; failureMessages: string[] };
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; status: string; assertionResults: VitestTest[] }[];
};
type PlaywrightSpec = { title: string; tests: { projectName: string; status: string }[] };
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

/** The failed tests of a file and why, or why the file could not be run. */
export const failuresIn = ({ name, message, status, assertionResults }: VitestReport["testResults"][number]) => {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages: [why = ""] }) => `${file} › ${fullName}: ${firstLine(why)}`);
};

/** The failed journeys of a file, and where each failed. */
export const failuresOf = ({ title, suites = [], specs }: PlaywrightSuite): string[] =>
  [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName }) => `${spec.title} [${projectName}]`),
    ),
    ...suites.flatMap(failuresOf),
  ].map((failure) => `${title} › ${failure}`);
