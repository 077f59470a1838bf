import { serverCheckSeconds } from "@gk/domain";
import { withinTime } from "@gk/web";
import type { Upstream } from "./upstream.ts";

const keepForMs = serverCheckSeconds * 1000;
const patienceMs = 3000;

/**
 * Asks the provider whether it is up, at most once in 5 seconds (decision 8). Only a 503 is maintenance; a provider
 * that can't be reached, or says nothing for long, shows itself in the calls that fail.
 */
export function serverCheck(upstream: Upstream, origin: string, clock: () => Date) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);
  return (): Promise<boolean> => {
    const now = clock().getTime();
    if (now - askedAt < keepForMs) return answer;
    askedAt = now;
    const headers = { Accept: "application/json" };
    const ask = (signal: AbortSignal) => upstream(new Request(`${origin}/web/server`, { headers, signal }));
    answer = withinTime(patienceMs, undefined, ask)
      .then((response) => response.status !== 503)
      .catch(() => true);
    return answer;
  };
}
