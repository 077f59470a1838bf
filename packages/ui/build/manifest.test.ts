import { expect, it } from "vitest";
import { published } from "./manifest.ts";

const own = {
  name: "@gk/ui",
  sideEffects: ["**/*.css", "**/*.css.ts"],
  exports: { "./*": { source: "./src/*/index.ts", types: "./dist/*/index.d.ts", default: "./dist/*/index.js" } },
  imports: { "#styles/*": { node: "./dist/no-style.js", default: "./dist/*" } },
  scripts: { build: "node build/library.ts" },
  devDependencies: { vite: "8" },
  publishConfig: { directory: "dist" },
};

it("publishes what is in dist, and no way to the sources", () => {
  expect(published(own)).toEqual({
    name: "@gk/ui",
    sideEffects: ["**/*.css"],
    exports: { "./*": { types: "./*/index.d.ts", default: "./*/index.js" } },
    imports: { "#styles/*": { node: "./no-style.js", default: "./*" } },
  });
});
