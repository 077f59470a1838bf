type Target = string | { readonly [condition: string]: Target };
type Manifest = {
  readonly [field: string]: unknown;
  readonly sideEffects: readonly string[];
  readonly exports: Target;
  readonly imports: Target;
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

/** The `package.json` that is published, from the workspace's own. */
export const published = (manifest: Manifest): Manifest => ({
  ...(Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.includes(field))) as Manifest),
  sideEffects: manifest.sideEffects.filter((pattern) => !pattern.endsWith(".ts")),
  exports: fromDist(manifest.exports),
  imports: fromDist(manifest.imports),
});
