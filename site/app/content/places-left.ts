import type { ArticleSummary } from "@gk/web";

type Places = Pick<NonNullable<ArticleSummary["event"]>, "quota" | "joined">;

/** How many places an event still has; undefined where nobody counts them (decision 157). */
export const placesLeft = ({ quota, joined }: Places): number | undefined =>
  quota > 0 && typeof joined === "number" ? Math.max(0, quota - joined) : undefined;
