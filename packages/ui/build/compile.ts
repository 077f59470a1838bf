import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.ts";

const settings = {
  extends: "../../../tsconfig.base.json",
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    lib: ["es2023", "dom", "dom.iterable"],
    types: ["vite/client"],
  },
  include: ["**/*.ts", "**/*.tsx"],
};

const messageOf = (error: unknown) =>
  typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout) : String(error);

/**
 * Compiles code as an app that has this package installed: each file by its name, all together.
 *
 * @returns what the compiler has against it, a line each
 */
export function compile(files: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(path.join(root, ".compiled-"));
  try {
    for (const [name, code] of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), code);
    }
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(settings));
    execFileSync("tsc", ["--project", folder, "--pretty", "false"], { cwd: folder, stdio: "pipe", encoding: "utf8" });
    return [];
  } catch (error) {
    return messageOf(error)
      .split("\n")
      .filter((line) => line.includes("error"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
