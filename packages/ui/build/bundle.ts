import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { entryModules, plainEntryModules } from "./entry-modules.ts";
import { pictureImports } from "./picture-imports.ts";
import { root, source } from "./places.ts";
import { styleImports } from "./style-imports.ts";

/** Whether a module is a package's: those are the app's to install. */
const isPackage = (id: string) => !id.startsWith(".") && !path.isAbsolute(id);

/** Writes the modules to a folder, one for each of the sources, with their styles and pictures. */
export const bundle = (outDir: string) =>
  build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    plugins: [pictureImports(), vanillaExtractPlugin(), styleImports(), plainEntryModules()],
    build: {
      outDir,
      target: "es2022",
      // The app minifies; until then people read it.
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: {
        entry: Object.fromEntries(entryModules.map((name) => [name, path.join(source, `${name}.ts`)])),
        formats: ["es"],
      },
      rolldownOptions: {
        external: isPackage,
        // A module stays by itself, so "use client" keeps its meaning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        output: { preserveModules: true, preserveModulesRoot: source },
      },
    },
  });
