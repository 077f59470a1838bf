import type { Client } from "@gk/web";

type Check = Awaited<ReturnType<Client["checkServer"]>>;

/** How long people wait before they try again, where the provider does not say. */
const defaultSeconds = 300;

/** How long the provider is still away, in seconds; undefined when it is up. Only a 503 is maintenance (T88). */
export function maintenanceSeconds(check: Check): number | undefined {
  if (check.ok || check.kind === "network" || check.httpStatus !== 503) return undefined;
  return (check.kind === "refused" ? check.body.retry_after : undefined) ?? defaultSeconds;
}
