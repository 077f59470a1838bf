import path from "node:path";
import { build } from "vite";

const folder = path.join(import.meta.dirname, "pages");

/** The two pages that are compared: `bare` is the yardstick. */
export const pageNames = ["bare", "library"] as const;
export type PageName = (typeof pageNames)[number];

const common = { root: folder, configFile: false, logLevel: "error", mode: "production" } as const;

/** The pages as a server draws them: React and the library stay packages, as an app has them installed. */
export async function buildForServer(outDir: string) {
  await build({
    ...common,
    ssr: { external: true },
    build: {
      outDir,
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(pageNames.map((name) => [name, path.join(folder, `${name}.server.tsx`)])),
      },
    },
  });
}

/** The pages as a browser gets them: one script and one style sheet each. */
export async function buildForBrowser(outDir: string) {
  for (const name of pageNames) {
    await build({
      ...common,
      base: "./",
      build: {
        outDir: path.join(outDir, name),
        emptyOutDir: true,
        // Pictures are files in a product too.
        assetsInlineLimit: 0,
        rolldownOptions: { input: path.join(folder, `${name}.html`) },
      },
    });
  }
}
