import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Refusal = { help: string; filename: string };

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8")) as Record<string, unknown>;

/** What a file of each folder asks for, and what lint says of it. */
const table = {
  "site/server": {
    accepted: ["@gk/domain", "@gk/web", "@gk/provider", "hono", "../app/entry.server.tsx", "../generate.ts"],
    refused: {
      "../app/session/context.ts": /entry\.server/,
      "../app/paths.ts": /entry\.server/,
      "@gk/ui/button": /no piece/,
      "react-dom/server": /no piece/,
      "../../packages/domain/src/index.ts": /entry points/,
      "@gk/web/src/client.ts": /entry points/,
      "../e2e/addresses.ts": /over HTTP/,
    },
  },
  "site/e2e": {
    accepted: ["@gk/domain", "@gk/ui/words", "intl-messageformat", "./fixtures.ts", "../../scripts/browser.ts"],
    refused: {
      "@gk/web": /as people do/,
      "@gk/provider": /as people do/,
      "@gk/ui": /as people do/,
      "@gk/ui/button": /as people do/,
      "@gk/domain/src/money.ts": /as people do/,
      "../../packages/ui/src/foundations/words/index.ts": /@gk\/ui\/words/,
      "../app/paths.ts": /over HTTP/,
      "../server/app.ts": /over HTTP/,
    },
  },
  "site/bench": {
    accepted: ["lighthouse", "./pages.ts", "../../scripts/browser.ts"],
    refused: {
      "@gk/domain": /measure/,
      "../server/app.ts": /measure/,
      "../app/routes.ts": /measure/,
      "../../packages/ui/src/index.ts": /measure/,
    },
  },
  "site/load": {
    accepted: ["@gk/domain", "@gk/web", "@gk/provider", "@gk/provider/testing/postgres", "../bench/report.ts"],
    refused: {
      "@gk/web/src/client.ts": /over HTTP/,
      "@gk/ui/button": /over HTTP/,
      "../server/app.ts": /over HTTP/,
      "../app/routes.ts": /over HTTP/,
      "../../packages/provider/src/index.ts": /over HTTP/,
    },
  },
} as const;

let folder: string;
let refusals: Refusal[];

const fileOf = (place: string, request: string) => `${place}/${request.replaceAll(/\W/g, "-")}.ts`;

/** The house's configuration, without the rules that are written here, over one file an import. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gk-imports-"));
  const { overrides } = read(".oxlintrc.json") as { overrides: { rules: object }[] };
  const own = overrides.filter(({ rules }) => "no-restricted-imports" in rules);
  const only = own.map((override) => ({
    ...override,
    rules: { "no-restricted-imports": (override.rules as Record<string, unknown>)["no-restricted-imports"] },
  }));
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify({ overrides: only }));
  for (const [place, { accepted, refused }] of Object.entries(table)) {
    mkdirSync(path.join(folder, place), { recursive: true });
    for (const request of [...accepted, ...Object.keys(refused)]) {
      writeFileSync(path.join(folder, fileOf(place, request)), `import "${request}";\n`);
    }
  }
  const oxlint = path.join(root, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format", "json"], { cwd: folder, encoding: "utf8" });
  refusals = (JSON.parse(stdout) as { diagnostics: Refusal[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

const saysOf = (place: string, request: string) =>
  refusals.filter(({ filename }) => filename === fileOf(place, request)).map(({ help }) => help);

describe.each(Object.entries(table))("%s", (place, { accepted, refused }) => {
  it.each(accepted)("may import %s", (request) => expect(saysOf(place, request)).toEqual([]));

  it.each(Object.entries(refused))("may not import %s, and hears what instead", (request, help: RegExp) => {
    expect(saysOf(place, request)).toEqual([expect.stringMatching(help)]);
  });
});
