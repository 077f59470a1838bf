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

it("publishes each entry of dist, and no way to the sources", () => {
  expect(published(own, ["button", "card"])).toEqual({
    name: "@gk/ui",
    sideEffects: ["**/*.css"],
    exports: {
      "./button": { types: "./button/index.d.ts", default: "./button/index.js" },
      "./card": { types: "./card/index.d.ts", default: "./card/index.js" },
    },
    imports: { "#styles/*": { node: "./no-style.js", default: "./*" } },
  });
});
