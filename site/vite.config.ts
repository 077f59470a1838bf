import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { missingChunkIsARejection } from "./compile/missing-chunk.ts";

/** Runs on every page, so it is one file: each request saved is a round trip on a phone. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr|dequal|use-sync-external-store|react-intl|@formatjs|intl-messageformat|class-variance-authority|clsx|get-nonce)\//;

/**
 * What every page is made of: the pieces of `@gk/ui` that the others build on, and the layout with its words, each with
 * what it imports. One chunk, so that their styles come before those that change them, and again for fewer requests.
 */
const shell = [
  /packages\/ui\/src\/\w+\/(theme|words|ui-provider|link|icon(?!\/generated\/lucide)|icon-button|visually-hidden|text|stack|container|band|rim|sheet|tag|button|section-head|avatar|store-button|skip-link)\/|packages\/ui\/src\/foundations\/looks\/((hidden|figure|section|icon-button)\.css|after-paint)|packages\/ui\/src\/overlays\/overlay\/OverlayProvider/,
  // What the home page shares with others and is small: by itself each would be a request for a hundred bytes.
  /packages\/ui\/src\/foundations\/icon\/generated\/lucide\/(book-open|check|circle-check|gift|rotate-ccw|sprout)\.ts/,
  /packages\/ui\/src\/foundations\/illustration\/generated\/(mascot-cheer|mascot-think|plan-beginner|plan-elementary|plan-outstanding|school|sticker-sprout)\.ts/,
  /packages\/ui\/src\/money\/plan-card\/PlanPrice|packages\/domain\/src\/plan\//,
  /site\/app\/(root\.tsx|layouts\/(DefaultFrame|SiteHeader)|errors\/|locale\/|words\/|data\/(answers|page)\.ts)/,
];

/** What react-intl makes its `Formatted…` components with, without a mark that unused ones may go. We use none of them. */
const unmarkedPure = ["createFormattedComponent", "createFormattedDateTimePartsComponent", "React.memo"];

/** Bundlers are led to the router's development files; this is the same module without its warnings. */
const router = (file: string) =>
  path.resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

/** The packages are read from their sources: one copy of each, and class names that agree everywhere. */
const conditions = ["source", "module", "import", "default"];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter(), missingChunkIsARejection()],
  publicDir: "public",
  resolve: {
    conditions: [...conditions, ...(isSsrBuild ? ["node"] : ["browser"]), "development|production"],
    alias: [
      // Messages are compiled at build time, so that no parser ships to the browser (26 kB).
      {
        find: "@formatjs/icu-messageformat-parser",
        replacement: path.resolve(
          import.meta.dirname,
          "../node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
        ),
      },
      ...(command === "build"
        ? [
            { find: /^react-router$/, replacement: router("index") },
            { find: /^react-router\/dom$/, replacement: router("dom-export") },
            // What the shim brings to older versions, React has itself.
            { find: /^use-sync-external-store\/shim$/, replacement: "react" },
          ]
        : []),
    ],
  },
  ssr: {
    resolve: {
      conditions: [...conditions, "node", "development|production"],
      externalConditions: ["source", "node", "import"],
    },
    // Everything goes into the server bundle: one copy of each library, in its production form.
    noExternal: command === "build" ? true : [/^@gk\//, /^react-intl$/, /^@formatjs\//, /^intl-messageformat$/],
  },
  build: {
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    manifest: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            treeshake: { manualPureFunctions: unmarkedPure },
            output: {
              codeSplitting: {
                groups: [
                  { name: "vendor", test: vendor },
                  { name: "shell", test: (module: string) => shell.some((part) => part.test(module)) },
                ],
              },
            },
          },
        }),
  },
}));
