import { existsSync, globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const page = read("docs/operate.md");
const image = read("Dockerfile");
const compose = read("compose.yaml");

type Package = { scripts?: Record<string, string>; dependencies?: Record<string, string> };
const packageIn = (folder: string) => JSON.parse(read(path.join(folder, "package.json"))) as Package;

/** The one table of variables of each, from which the processes read. */
const variablesOf = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name = ""]) => name).toSorted();
const site = variablesOf("site/server/configuration.ts");
/** The provider's own, and how the process around it listens. */
const provider = [
  ...new Set([...variablesOf("packages/provider/src/configuration.ts"), "HOST", "LOG_LEVEL", "METRICS_PORT"]),
].toSorted();

describe("docs/operate.md", () => {
  const rows = [...page.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (yes)? ?\| (yes)? ?\| (yes)? ?\|$/gm)];
  const named = (column: number) =>
    rows
      .filter((row) => row[column] === "yes")
      .flatMap(([, names = ""]) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name))
      .toSorted();

  it("says which variables the site reads", () => expect(named(2)).toEqual(site));

  it("says which variables the provider and the worker read", () => expect(named(3)).toEqual(provider));

  it("says of each secret how it is changed", () => {
    const secrets = page.slice(page.indexOf("## Secrets"), page.indexOf("## What happens by itself"));
    expect(named(4).filter((name) => !secrets.includes(`\`${name}\``))).toEqual([]);
  });

  it("names only commands that there are", () => {
    const commands = [...page.matchAll(/npm run ([\w:]+)(?: -w @gk\/(\w+))?/g)];
    expect(commands.length).toBeGreaterThan(8);
    const lost = commands.filter(
      ([, name = "", of]) => !(name in (packageIn(of ? `packages/${of}` : ".").scripts ?? {})),
    );
    expect(lost.map(([command]) => command)).toEqual([]);
  });

  it("names the metrics that there are", () => {
    const code = ["metrics", "upstream"].map((name) => read(`site/server/${name}.ts`)).join("\n");
    const told = new Set([...code.matchAll(/"(gk_\w+)"/g)].map(([, name]) => name));
    expect(new Set([...page.matchAll(/`(gk_\w+)`/g)].map(([, name]) => name))).toEqual(told);
  });

  it("names only lines of the log that there are", () => {
    const table = page.slice(page.indexOf("| a line |"), page.indexOf("## A new release"));
    const code = globSync(["site/server/*.ts", "packages/provider/src/**/*.ts"], { cwd: root }).map(read).join("\n");
    const lines = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !code.includes(`"${line}"`))).toEqual([]);
  });
});

describe("the image", () => {
  it("copies only what there is", () => {
    const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = ""]) => from.split(" "));
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });

  it("has the package.json of every workspace, without which npm installs nothing for it", () => {
    const workspaces = globSync(["tokens", "packages/*", "site"], { cwd: root });
    expect(workspaces.filter((folder) => !image.includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([]);
  });

  it("has the faces in which receipts and shared pictures are drawn, which are in no bundle", () => {
    expect(image).toContain("COPY site/fonts site/fonts");
    expect(image).toContain("COPY --from=build /gk/site/app/fonts/generated site/app/fonts/generated");
  });

  it("has a folder for the embedded database that who runs it can write to", () =>
    expect(image).toContain("RUN mkdir .data && chown node:node .data"));

  it("runs as nobody special, and says how it is", () => {
    expect(image.indexOf("USER node")).toBeGreaterThan(image.lastIndexOf("RUN "));
    expect(image).toContain("/healthz");
  });

  it.each(["production", "provider", "worker"])("has the command of %s, here or in the example", (name) => {
    const file = `site/server/${name}.ts`;
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(image + compose).toContain(`["node", "--conditions=source", "${file}"]`);
  });

  it("has every package that its processes import: none is there for building or testing only", () => {
    const runs = {
      site: "site/server",
      "packages/provider": "packages/provider/src",
      "packages/web": "packages/web/src",
    };
    const lost = Object.entries({ ...runs, "packages/domain": "packages/domain/src" }).flatMap(([folder, sources]) => {
      const { dependencies = {} } = packageIn(folder);
      const files = globSync(`${sources}/**/*.ts`, { cwd: root }).filter((file) => !onlyHere.test(file));
      return files.flatMap((file) =>
        importsOf(file)
          .filter((name) => !(name in dependencies))
          .map((name) => `${file}: ${name}`),
      );
    });
    expect(lost).toEqual([]);
  });
});

/** What never runs in the image. */
const onlyHere = /\.(test|test-d|fixture)\.ts$|\/testing(\/|\.ts$)|server\/development\.ts$/;

/** The packages that a file loads when it runs. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, read(file));
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].flatMap(
    (found) => {
      const isOfTypes = "entries" in found && found.entries.length > 0 && found.entries.every(({ isType }) => isType);
      return isOfTypes || !found.moduleRequest ? [] : [found.moduleRequest.value];
    },
  );
  return named
    .filter((name) => !/^[./#]|^node:/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

describe("the example of several machines", () => {
  it("sets only variables that there are", () => {
    const ours = compose.slice(compose.indexOf("  site-a:"), compose.indexOf("  postgres:"));
    const set = [...ours.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = ""]) => name);
    expect(set).toEqual(["WEB_ORIGIN", "TRUST_PROXY", "DATABASE_URL"]);
    expect(set.filter((name) => ![...site, ...provider].includes(name))).toEqual([]);
  });

  it("asks whether a site is ready before it sends requests there, also while the provider is away from all", () =>
    expect(compose).toContain("health_uri /readyz?exclude=provider\n"));

  it("gives a site a file of its own, without the provider's secrets", () =>
    expect([...compose.matchAll(/env_file: (.*)/g)].map(([, file]) => file)).toEqual(["site.env", "provider.env"]));
});
