import { nextRelease, type Release, releasesIn } from "./changes.ts";

const [changelog = ""] = Object.values(
  import.meta.glob<string>("../../packages/ui/CHANGELOG.*", { query: "?raw", import: "default", eager: true }),
);
const changesets = Object.values(
  import.meta.glob<string>("../../.changeset/*.md", { query: "?raw", import: "default", eager: true }),
);
const next = nextRelease(changesets);

/** Every release of the package, the newest first, and before them what is waiting for the next. */
export const releases: readonly Release[] = [...(next ? [next] : []), ...releasesIn(changelog)];
