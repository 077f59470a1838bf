/** A release, or what waits for the next one, and what it says about the pieces. */
export type Release = { version: string; notes: string };

/** The releases of a changelog as changesets write it, the newest first. */
export const releasesIn = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = "", ...notes] = part.split("\n");
      return { version: version.trim(), notes: notes.join("\n").trim() };
    });

/** What a changeset says, without its head. */
const noteOf = (changeset: string) => changeset.replace(/^---\n[\s\S]*?\n---\n/, "").trim();

/** What the next release will say: a changeset has a head with the size of the change, other files beside it have none. */
export function nextRelease(changesets: readonly string[]): Release | undefined {
  const notes = changesets.filter((changeset) => changeset.startsWith("---\n")).map(noteOf);
  return notes.length > 0 ? { version: "Next release", notes: notes.join("\n\n") } : undefined;
}

/**
 * The release that last changed a piece: the newest whose notes name its entry, or the first of all, which made everything
 * that no later one speaks of.
 */
export const lastChangeOf = (entry: string, releases: readonly Release[]): string =>
  (releases.find(({ notes }) => new RegExp(String.raw`@gk/ui/${entry}(?![\w-])`).test(notes)) ?? releases.at(-1))
    ?.version ?? "";

/** How far a piece is. @example statusOf(["dev", "deprecated"]) // "deprecated" */
export type Status = "draft" | "ready" | "deprecated";

/** Pieces are ready; one that is not, or no longer wanted, says so in the `tags` of its stories. */
export const statusOf = (tags: readonly string[]): Status =>
  tags.includes("deprecated") ? "deprecated" : tags.includes("draft") ? "draft" : "ready";
