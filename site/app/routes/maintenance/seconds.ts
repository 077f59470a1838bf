import type { Client } from "@gk/web";

type Check = Awaited<ReturnType<Client["checkServer"]>>;

/** How soon programs may ask again, where the provider does not say: nothing that people are told. */
export const defaultSeconds = 300;

/**
 * Whether the provider is away, and for how long, in seconds, where it says so; undefined when it is up. Only a 503 is
 * maintenance (T88).
 */
export function maintenanceOf(check: Check): { seconds: number | undefined } | undefined {
  if (check.ok || check.kind === "network" || check.httpStatus !== 503) return undefined;
  return { seconds: check.kind === "refused" ? check.body.retry_after : undefined };
}
