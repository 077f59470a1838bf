type Target = string | Targets;
type Targets = { readonly [name: string]: Target };
type Manifest = {
  readonly [field: string]: unknown;
  readonly sideEffects: readonly string[];
  readonly exports: Targets;
  readonly imports: Targets;
};

/** What serves this workspace only. `publishConfig` has led the publisher to `dist` by then. */
const ours = ["scripts", "devDependencies", "publishConfig"];

/** Targets as seen from `dist`, and without the way to the sources, which are not published. */
const fromDist = (target: Target): Target =>
  typeof target === "string"
    ? target.replace("./dist/", "./")
    : Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== "source")
          .map(([condition, inner]) => [condition, fromDist(inner)]),
      );

const exported = (module: string): Targets => ({
  source: `./src/${module}.ts`,
  types: `./dist/${module}.d.ts`,
  default: `./dist/${module}.js`,
});

/** The `exports` of the workspace's `package.json`: an entry's name says nothing of its shelf, so each is written out. */
export const entryExports = (entries: ReadonlyMap<string, string>): Targets => ({
  ".": exported("index"),
  "./package.json": "./package.json",
  ...Object.fromEntries([...entries].map(([name, folder]) => [`./${name}`, exported(`${folder}/index`)])),
});

/** The `package.json` that is published, from the workspace's own. */
export const published = (manifest: Manifest): Manifest => ({
  ...(Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.includes(field))) as Manifest),
  sideEffects: manifest.sideEffects.filter((pattern) => !pattern.endsWith(".ts")),
  exports: fromDist(manifest.exports) as Targets,
  imports: fromDist(manifest.imports) as Targets,
});
