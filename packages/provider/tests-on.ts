import type { TestProjectInlineConfiguration } from "vitest/config";

/** The provider's tests on one of its two databases. */
export function testsOn(
  name: string,
  database: "pglite" | "postgres",
  files: { readonly include: string[]; readonly exclude?: string[] },
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: ["source"] },
    ssr: { resolve: { conditions: ["source"] } },
    test: {
      name,
      ...files,
      globalSetup: [`src/testing/${database}/global-setup.ts`],
      // Files share what they import, not what they write: each has a database of its own.
      isolate: false,
      // Node may die while a thread of its own frees compiled WebAssembly, of which every embedded database has some
      // megabytes (nodejs/node#64500): in tests, which open dozens, nothing is freed before the process ends.
      execArgv: ["--no-wasm-code-gc"],
      testTimeout: 180_000,
      hookTimeout: 300_000,
      // Each file on PGlite holds an embedded database of some 600 MB.
      maxWorkers: 2,
    },
  };
}
