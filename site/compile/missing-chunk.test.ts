import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { rejectsInstead } from "./missing-chunk.ts";

const router = path.resolve(import.meta.dirname, "../../node_modules/react-router/dist/production");
const sources = readdirSync(router)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(path.join(router, file), "utf8"));

it("T112: finds in the installed router the one place that reloads a page, and takes it out", () => {
  const reloading = sources.filter((code) => code.includes("async function loadRouteModule("));
  expect(reloading).toHaveLength(1);
  expect(rejectsInstead(reloading.join())).not.toContain("location.reload");
});

it("fails the build when the router does it otherwise", () => expect(() => rejectsInstead("")).toThrow("T112"));
