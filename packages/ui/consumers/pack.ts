import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { dist, root } from "../build/places.ts";
import { run } from "./run.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The file that would be published. */
    tarball: string;
  }
}

/** Builds the package and packs it, once for all tests. */
export default function pack(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "gk-ui-packed-"));
  run(root, "npm", "run", "build");
  run(dist, "npm", "pack", "--pack-destination", folder);
  project.provide("tarball", path.join(folder, readdirSync(folder)[0] ?? ""));
  return () => rmSync(folder, { recursive: true });
}
