import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { dist } from "../build/places.ts";

const folder = mkdtempSync(path.join(tmpdir(), "gk-ui-root-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The kinds of the files that Vite writes for an app of one module. */
async function written(code: string) {
  const input = path.join(folder, "app.js");
  writeFileSync(input, code);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input, external: /^react/, checks: { moduleLevelDirective: false } } },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output.map(({ fileName }) => path.extname(fileName)).sort();
}

const from = (...entry: string[]) => JSON.stringify(path.join(dist, ...entry, "index.js"));

it("writes a script and a style for a button of the root, and no drawing", async () => {
  expect(await written(`import { Button } from ${from()};\nglobalThis.shown = Button;`)).toEqual([".css", ".js"]);
});

it("writes the drawings of a piece that has some", async () => {
  const code = `import { Footer } from ${from("navigation", "footer")};\nglobalThis.shown = Footer;`;
  expect(await written(code)).toContain(".svg");
});
