import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { apiReports } from "./api-report.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The reports of a library that has these declaration files; each folder with an `index.d.ts` is an entry. */
function reportsOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "gk-api-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ "index.d.ts": "export {};", ...files })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const entries = new Map(
    Object.keys(files).flatMap((name) =>
      name.endsWith("/index.d.ts") ? [[path.basename(path.dirname(name)), path.dirname(name)] as const] : [],
    ),
  );
  return apiReports({ folder, entries });
}

/** The report of one entry whose entry point is this file. */
const reportOf = (entryPoint: string, files: Record<string, string> = {}) =>
  reportsOf({ "box/index.d.ts": entryPoint, ...files })["box"];

describe("an entry's report", () => {
  it("shows each overload", () => {
    const report = reportOf(
      "export declare function open(at: string): void;\nexport declare function open(at: URL): void;",
    );
    expect(report).toContain("declare function open(at: string): void;\ndeclare function open(at: URL): void;");
  });

  it("shows generics, and a value and a type of one name", () => {
    const report = reportOf(
      "export type Size<Unit extends string> = `${number}${Unit}`;\nexport declare const Size: Size<'px'>;",
    );
    expect(report).toContain("type Size<Unit extends string> = `${number}${Unit}`;");
    expect(report).toContain("declare const Size: Size<'px'>;");
  });

  it("shows the name under which a thing is exported", () => {
    const files = { "box/Box.d.ts": "export declare const Box: string;" };
    expect(reportOf('export { Box as Chest } from "./Box.js";', files)).toContain("export { Box as Chest };");
    expect(reportOf('export { Box } from "./Box.js";', files)).not.toContain(" as ");
  });

  it("shows what stands behind a type, also where that is imported in the middle of it", () => {
    const files = { "box/lid.d.ts": "export type Lid = Hinge;\ntype Hinge = 'left';" };
    const report = reportOf('export declare function close(lid: import("./lid.js").Lid): void;', files);
    expect(report).toContain("declare function close(lid: Lid): void;");
    expect(report).toContain("type Lid = Hinge;");
    expect(report).toContain("type Hinge = 'left';");
  });

  it("shows what can be chosen where a style says so, and no other style", () => {
    const report = reportOf('import * as css from "./Box.css.js";\nexport type Look = keyof typeof css.look;', {
      "box/Box.css.d.ts":
        'export declare const look: Record<"plain" | "striped", string>;\nexport declare const lid: string;',
    });
    expect(report).toContain('declare const look: Record<"plain" | "striped", string>;');
    expect(report).not.toContain("lid");
  });

  it("shows the members of a namespace with their types, once", () => {
    const report = reportOf('export * as boxes from "./boxes.js";', {
      "box/boxes.d.ts": "import type { Box } from './Box.js';\nexport declare const small: Box;",
      "box/Box.d.ts": "export type Box = {\n    size: number;\n};",
    });
    expect(report).toContain("boxes = namespace {\n    declare const small: Box;\n}");
    expect(report?.match(/declare const small/g)).toHaveLength(1);
    expect(report).toContain("type Box = {\n    size: number;\n};");
  });

  it("names what belongs to another entry", () => {
    const reports = reportsOf({
      "box/index.d.ts": 'import type { Lid } from "../lid/index.js";\nexport type Box = { lid: Lid };',
      "lid/index.d.ts": 'export * from "./Lid.js";',
      "lid/Lid.d.ts": "export type Lid = string;",
    });
    expect(reports["box"]).toContain('import type { Lid } from "@gk/ui/lid";');
    expect(reports["lid"]).toContain("type Lid = string;");
  });

  it("names the entry of a single thing that the root has", () => {
    const reports = reportsOf({
      "index.d.ts": 'export { Lid } from "./lid/Lid.js";',
      "lid/index.d.ts": 'export * from "./Lid.js";',
      "lid/Lid.d.ts": "export type Lid = string;",
    });
    expect(reports["index"]).toContain('export { Lid } from "@gk/ui/lid";');
  });

  it("shows neither comments nor which props a component takes out by name", () => {
    const report = reportOf(
      "/** A box. */\nexport declare function Box({ lid /* flat */, ...rest }: { lid: true }): void;",
    );
    expect(report).toContain("declare function Box(props: { lid: true }): void;");
    expect(report).not.toMatch(/A box|flat/);
  });
});

describe("what a report can't tell stops it, instead of passing unseen", () => {
  it.each([
    ["a class", "export declare class Box {}", "ClassDeclaration"],
    ["a default", "declare const box: string;\nexport default box;", "ExportDefaultDeclaration"],
    ["an enumeration", "export declare enum Box {}", "TSEnumDeclaration"],
    ["an addition to others' types", "declare global {}\nexport {};", "TSModuleDeclaration"],
    ["a package's export passed on", 'import { box } from "boxes";\nexport { box };', "boxes"],
  ])("%s", (_, entryPoint, words) => {
    expect(() => reportOf(entryPoint)).toThrow(words);
  });

  it("an export of the root that no entry has", () => {
    expect(() => reportsOf({ "index.d.ts": "export declare const box: string;" })).toThrow("box");
  });
});
