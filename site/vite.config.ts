import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

/** The packages are read from their sources: one copy of each, and class names that agree everywhere. */
const conditions = ["source", "module", "import", "default"];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  publicDir: "public",
  resolve: {
    conditions: [...conditions, ...(isSsrBuild ? ["node"] : ["browser"]), "development|production"],
    alias: {
      // Messages are compiled at build time, so that no parser ships to the browser (26 kB).
      "@formatjs/icu-messageformat-parser": path.resolve(
        import.meta.dirname,
        "../node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
      ),
    },
  },
  ssr: {
    resolve: { conditions: [...conditions, "node", "development|production"], externalConditions: ["source", "node", "import"] },
    // Everything goes into the server bundle: one copy of each library, in its production form.
    noExternal: command === "build" ? true : [/^@gk\//, /^react-intl$/, /^@formatjs\//, /^intl-messageformat$/],
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss", manifest: true },
}));
