import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

const root = path.join(import.meta.dirname, "..");
const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";

/** What is installed beside the product's own workspaces where it runs: all that reaches a browser is among it. */
const shipped = Object.entries(packages)
  .filter(([place, { dev, devOptional, link }]) => place.includes("node_modules/") && !dev && !devOptional && !link)
  .map(([place, { license }]) => ({ name: nameOf(place), license }));

/** Licences that ask for no more than to be named. */
const permitted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** What is used on the server only, as a library of its own that anybody can put another in the place of. */
const replaceable = /^@img\/sharp-/;

/** What says its licence in a file and not in its description. */
const inItsFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

const licenceOf = ({ name, license }: (typeof shipped)[number]) => license ?? inItsFile[name] ?? "none";

describe("the licences of what is shipped", () => {
  it("are known", () => expect(shipped.length).toBeGreaterThan(50));

  it("are permitted ones", () => {
    const others = shipped.filter((one) => !replaceable.test(one.name) && !permitted.has(licenceOf(one)));
    expect(others.map((one) => `${one.name}: ${licenceOf(one)}`)).toEqual([]);
  });

  it.each(Object.keys(inItsFile))("%s has the file that says so", (name) =>
    expect(readFileSync(path.join(root, "node_modules", name, "LICENSE"), "utf8")).toMatch(/MIT|Permission is hereby/),
  );
});
