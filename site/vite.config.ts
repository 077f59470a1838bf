import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { shortName } from "./compile/class-names.ts";
import { shortProperties } from "./compile/property-names.ts";
import { routerChanges } from "./compile/router.ts";

/** Runs on every page, so it is one file: each request saved is a round trip on a phone. What saves comes with the forms. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr(?!\/dist\/mutation)|dequal|use-sync-external-store|class-variance-authority|clsx)\//;

/**
 * What every page is made of: the pieces of `@gk/ui` that the others build on, and the layout with its words, each with
 * what it imports. One chunk, so that their styles come before those that change them, and again for fewer requests.
 */
const shell = [
  /packages\/ui\/src\/\w+\/(theme|words\/(?!forms|pages|carousel|all-words)|ui-provider\/(?!useFormWords|useWordsOf)|link|icon(?!\/generated\/lucide)|icon-button|visually-hidden|text|stack|container|band|rim|sheet|tag|button|section-head|avatar|store-button|skip-link|glyph|topic-tag)\/|packages\/ui\/src\/foundations\/(after-paint\/|looks\/((hidden|figure|section|icon-button)\.css|Scroll(ingTable|Frame)))|packages\/ui\/src\/overlays\/overlay\/OverlayProvider/,
  // What the home page shares with others and is small: by itself each would be a request for a hundred bytes.
  /packages\/ui\/src\/foundations\/icon\/generated\/lucide\/(audio-lines|book-open|check|circle-check|download|gift|rotate-ccw|sprout)\.ts/,
  /packages\/ui\/src\/product\/pictures\/generated\/(avatar-empty|flow-accept|flow-approve|flow-celebrate|flow-pick|flow-report|footer-landscape|footer-landscape-narrow|mascot-cheer|mascot-stand|mascot-think|plan-beginner|plan-elementary|plan-outstanding|school|sticker-bag|sticker-sprout|sticker-sun|sticker-thanks)\.ts/,
  /packages\/ui\/src\/(money\/plan-card\/PlanPrice|reading\/step-path\/|product\/plan\/(?!school))|packages\/domain\/src\/plan\/(?!school)/,
  /site\/app\/(root\.tsx|layouts\/(site|default|DefaultFrame|SiteHeader)|errors\/|locale\/(?!MoveProgress)|words\/(?!areas|modules)|data\/(answers|limit-fetch|page|fill-answers|DocumentHead)\.tsx?|vitals\/|plans\/plan-price)/,
];

/**
 * What public forms are made of, in the order in which it is taken out of the pages: first what pages without a form show
 * as well, each by itself, then the fields of a search or a filter, then all else that a form has. Those are dozens of
 * modules that come together or not at all: in one file they are a third smaller than each compressed by itself.
 */
const parts = {
  dates: /packages\/domain\/src\/date\/format-date/,
  text: /packages\/domain\/src\/(text\/(visible|character-count)|code\/)/,
  page: /packages\/ui\/src\/reading\/page-(head|body)\//,
  notice: /packages\/ui\/src\/controls\/notice\//,
  chips: /packages\/ui\/src\/(forms\/choice-chip\/|foundations\/looks\/(chips|tick))/,
  draft: /site\/app\/forms\/draft\.ts/,
  fields:
    /packages\/ui\/src\/(forms\/(field|text-field|form\/(composing|FormLine|form-context|Form\.css))|foundations\/(words\/(forms|lists)|ui-provider\/use(Form|List)Words))/,
  forms:
    /packages\/ui\/src\/forms\/(form|email-field)\/|site\/app\/(forms\/(fresh-captcha|useWordIssue|Result|usePageSubmission|useDraft|KeepDraft|useSuggestEmail)|data\/keep-form)\./,
  cards: /packages\/ui\/src\/(reading\/(card|cover-picture)\/|magazine\/cover\/SproutCover)/,
  lists:
    /site\/app\/(data\/(paging|useKeptPlace)|content\/(text-preview|cover|plain-text\.browser))\.|packages\/ui\/src\/navigation\/pagination\//,
  events: /site\/app\/(content\/(places-left|day-sheet)|file-paths)\./,
};

/** What forms, lists and notices of public pages show: these pages need no others. */
const publicIcons =
  /icon\/generated\/lucide\/(info|circle-check|triangle-alert|circle-alert|shield-check|check|copy|eye|eye-off|map-pin|chevron-left|chevron-right|clock|ticket)\.ts/;

/**
 * Styles, without the modules that name their classes: few files again, since a phone draws nothing before it has them all,
 * and no script is larger for it. What the home page shows comes with the shell and with the page; what any public page may
 * show is one file, short enough for one round trip; one more has what the long pages show, and one what members' pages share.
 */
const styles = (shelves: string) => new RegExp(`packages/ui/src/(?:${shelves})/[\\w/-]+\\.css\\.ts\\.vanilla\\.css`);
const publicStyles = styles("account|controls|forms|foundations|layout|magazine|navigation|product|reading");
const longPageStyles = styles("community/(?!welcome-dialog)[\\w-]+|money/plan-[\\w-]+|school/strength-[\\w-]+");
const memberStyles = styles(
  "member|money|account/verification-panel|controls/(?:progress-bar|toast|toggle)|forms/(?:checkbox-group|choice-card|date-of-birth-field|file-list|image-field|rating-field|stepper-field)|navigation/step-indicator",
);

/** Files that are there before any other is asked for: nobody need ask for them again. */
const everywhere = /^assets\/(vendor|rolldown-runtime)-/;

/** Bundlers are led to the router's development files; this is the same module without its warnings. */
const router = (file: string) =>
  path.resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

/** The router's advice to who writes pages is not for who reads them. */
const pure = { manualPureFunctions: ["warning", "warnOnce"] };

/** The packages are read from their sources: one copy of each, and class names that agree everywhere. */
const conditions = ["source", "module", "import", "default"];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin({ identifiers: shortName }), shortProperties(), reactRouter(), routerChanges()],
  publicDir: "public",
  // Vite leaves the server's to the day it runs: without the variable React would be its development form, three times as slow.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  resolve: {
    conditions: [...conditions, ...(isSsrBuild ? ["node"] : ["browser"]), "development|production"],
    alias:
      command === "build"
        ? [
            { find: /^react-router$/, replacement: router("index") },
            { find: /^react-router\/dom$/, replacement: router("dom-export") },
            // What the shim brings to older versions, React has itself.
            { find: /^use-sync-external-store\/shim$/, replacement: "react" },
          ]
        : [],
  },
  ssr: {
    resolve: {
      conditions: [...conditions, "node", "development|production"],
      externalConditions: ["source", "node", "import"],
    },
    // Everything goes into the server bundle: one copy of each library, in its production form.
    noExternal: command === "build" ? true : [/^@gk\//],
  },
  build: {
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    manifest: true,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !everywhere.test(file)) },
    ...(isSsrBuild
      ? {}
      : {
          // What the licences of bundled packages ask for, at an address of its own; `build.ts` adds what is no package there.
          license: { fileName: "licences.txt" },
          // Before the bundler's own: slower, and 1 % smaller, which every visitor gains.
          minify: "terser",
          terserOptions: {
            ecma: 2020,
            format: { wrap_func_args: true },
            compress: { passes: 3, ecma: 2020, pure_funcs: pure.manualPureFunctions },
          },
          rolldownOptions: {
            optimization: { inlineConst: { mode: "all", pass: 3 } },
            treeshake: pure,
            output: {
              minify: { compress: { treeshake: pure }, mangle: true },
              codeSplitting: {
                groups: [
                  { name: "vendor", test: vendor },
                  // Before the shell, which names it for the server alone.
                  { name: "areas", test: /site\/app\/words\/areas\.ts/ },
                  { name: "shell", test: (module: string) => shell.some((part) => part.test(module)) },
                  { name: "long-pages", test: longPageStyles },
                  { name: "member-area", test: memberStyles, minShareCount: 2 },
                  { name: "sheets", test: (module: string) => publicStyles.test(module) && !memberStyles.test(module) },
                  // Each by itself would be a request for a hundred bytes.
                  { name: "public-icons", test: publicIcons },
                  { name: "icons", test: /icon\/generated\/lucide\//, minShareCount: 2 },
                  ...Object.entries(parts).map(([name, test]) => ({ name, test })),
                ],
              },
            },
          },
        }),
  },
}));
