import type { ArticleSummary } from "@gk/web";

/** How many places are left. */
export const placesLeft = ({ quota, joined }: { quota: number; joined: number }): number => Math.max(0, quota - joined);

type Places = Pick<NonNullable<ArticleSummary["event"]>, "quota" | "joined">;

/** How many places an event still has; undefined where nobody counts them (decision 157). */
export const placesLeftAt = ({ quota, joined }: Places): number | undefined =>
  quota > 0 && typeof joined === "number" ? placesLeft({ quota, joined }) : undefined;
