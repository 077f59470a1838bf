import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { compressFolder } from "./compile/compress.ts";
import { addLicences } from "./compile/licences.ts";
import "./generate.ts";

/** Builds the site: what is generated, then the bundles, then their compressed copies. */
const here = import.meta.dirname;

execFileSync(process.execPath, [path.join(here, "node_modules/@react-router/dev/bin.js"), "build"], {
  cwd: here,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
addLicences(path.join(here, "build/client/licences.txt"));
compressFolder(path.join(here, "build/client"));
// Says that everything above has succeeded.
writeFileSync(path.join(here, "build/complete"), "");
