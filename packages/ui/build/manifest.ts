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

const named = (target: Target, entry: string): Target =>
  typeof target === "string"
    ? target.replace("*", entry)
    : Object.fromEntries(Object.entries(target).map(([condition, inner]) => [condition, named(inner, entry)]));

/** `./*` written out, so that editors and checks know each entry, and nothing else can be imported. */
const writtenOut = (exports: Targets, entries: readonly string[]): Targets =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([door, target]) =>
      door === "./*" ? entries.map((entry) => [`./${entry}`, named(target, entry)]) : [[door, target]],
    ),
  );

/** The `package.json` that is published, from the workspace's own. */
export const published = (manifest: Manifest, entries: readonly string[]): Manifest => ({
  ...(Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.includes(field))) as Manifest),
  sideEffects: manifest.sideEffects.filter((pattern) => !pattern.endsWith(".ts")),
  exports: writtenOut(fromDist(manifest.exports) as Targets, entries),
  imports: fromDist(manifest.imports) as Targets,
});
