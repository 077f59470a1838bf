import { expect, it } from "vitest";
import { entryExports, published } from "./manifest.ts";

const own = {
  name: "@gk/ui",
  sideEffects: ["**/*.css", "**/*.css.ts"],
  exports: entryExports(new Map([["button", "controls/button"]])),
  imports: { "#styles/*": { node: "./dist/no-style.js", default: "./dist/*" } },
  scripts: { build: "node build/library.ts" },
  devDependencies: { vite: "8" },
  publishConfig: { directory: "dist" },
};

it("publishes each entry of dist, and no way to the sources", () => {
  expect(published(own)).toEqual({
    name: "@gk/ui",
    sideEffects: ["**/*.css"],
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./package.json": "./package.json",
      "./button": { types: "./controls/button/index.d.ts", default: "./controls/button/index.js" },
    },
    imports: { "#styles/*": { node: "./no-style.js", default: "./*" } },
  });
});
