import { describe, expect, it } from "vitest";
import { withShortProperties } from "./property-names.ts";

const renamed = (name: string) => withShortProperties(`a{${name}:0}`).slice(2, -3);

describe("a custom property that a token names", () => {
  it("is short, and the same where it is set and where it is used", () => {
    expect(withShortProperties("a{--gk-space-2:8px;padding:var(--gk-space-2) 1px}")).toMatch(
      /^a\{(--[0-9a-z]{1,2}):8px;padding:var\(\1\) 1px\}$/,
    );
  });

  it("is no other token's, however alike their names", () => {
    const names = [
      "--gk-space-2",
      "--gk-space-20",
      "--gk-size-target-primary",
      "--gk-font-size-2xl",
      "--gk-color-bg-page",
    ];
    expect(new Set(names.map(renamed)).size).toBe(names.length);
  });

  it("keeps its name where no token has it", () => {
    expect(renamed("--gk-anchor")).toBe("--gk-anchor");
  });
});
