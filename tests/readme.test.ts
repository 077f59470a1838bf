import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const readme = read("README.md");

const variables = ["site/server/configuration.ts", "packages/provider/src/configuration.ts"].flatMap((file) =>
  [...read(file).matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name = ""]) => name),
);
const accounts = (JSON.parse(read("packages/provider/seed/demo-accounts.json")) as { accounts: { email: string }[] })
  .accounts;
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

describe("the README", () => {
  it.each([...new Set(variables)])("explains the variable %s", (name) => expect(readme).toContain(`\`${name}\``));

  it.each(accounts)("lists the demo account $email", ({ email }) => expect(readme).toContain(email));

  it("names only commands that there are", () => {
    const named = [...readme.matchAll(/(?:`|^)npm (?:run )?([\w:]+)(?=`| {2}|$)/gm)].map(([, name = ""]) => name);
    expect(named).toEqual(expect.arrayContaining(["start", "test", "storybook"]));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("names only folders and pictures that there are", () => {
    const named = [...readme.matchAll(/^\| `([\w./-]+\/)`|\]\((docs\/[\w.]+)\)/gm)].map(
      ([, folder, file]) => folder ?? file ?? "",
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });
});
