import { describe, expect, it } from "vitest";
import { lastChangeOf, nextRelease, releasesIn, statusOf } from "./changes.ts";

const changelog = `# @gk/ui

## 0.2.0

### Minor Changes

- \`@gk/ui/tag\`: tones.

## 0.1.0

The first release.
`;
const releases = releasesIn(changelog);

describe("the release that last changed a piece", () => {
  it("is the newest that names its entry", () => expect(lastChangeOf("tag", releases)).toBe("0.2.0"));

  it("is the first for a piece that none names", () => expect(lastChangeOf("stack", releases)).toBe("0.1.0"));

  it("takes no entry for another that begins like it", () => {
    const [, first] = releases;
    const later = { version: "0.2.0", notes: "`@gk/ui/tag-list` is new." };
    expect(lastChangeOf("tag", first ? [later, first] : [])).toBe("0.1.0");
  });

  it("is the next one as soon as a changeset speaks of it", () => {
    const next = nextRelease(["# Changesets\n", '---\n"@gk/ui": minor\n---\n\n`@gk/ui/stack`: gaps.\n']);
    expect(next?.notes).toBe("`@gk/ui/stack`: gaps.");
    expect(lastChangeOf("stack", next ? [next, ...releases] : [])).toBe("Next release");
  });
});

it.each([
  [[], "ready"],
  [["draft"], "draft"],
  [["draft", "deprecated"], "deprecated"],
] as const)("tags %j mean that a piece is %s", (tags, status) => expect(statusOf(tags)).toBe(status));
