import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { compressFolder } from "./compile/compress.ts";
import { cutFonts } from "./compile/fonts.ts";
import { compileMessages } from "./compile/messages.ts";
import { compilePages } from "./compile/pages.ts";

/** Builds the site: words, fonts, pages, then the bundles, then their compressed copies. */
const here = import.meta.dirname;

compileMessages();
compilePages();
await cutFonts();
execFileSync(process.execPath, [path.join(here, "node_modules/@react-router/dev/bin.js"), "build"], {
  cwd: here,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
compressFolder(path.join(here, "build/client"));
// Says that everything above has succeeded.
writeFileSync(path.join(here, "build/complete"), "");
