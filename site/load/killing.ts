import { setTimeout as wait } from "node:timers/promises";
import type { SiteProcess } from "./site-process.ts";

/**
 * Kills one process after the other, each at a moment that nobody has chosen, and starts it again.
 * @returns how long each was away, in milliseconds
 */
export async function killInTurns(
  processes: readonly SiteProcess[],
  kills: number,
  everyMs: number,
): Promise<number[]> {
  const away: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    const process = processes[killed % processes.length];
    await wait(everyMs * (0.5 + Math.random()));
    await process?.kill();
    away.push((await process?.start()) ?? Number.NaN);
  }
  return away;
}
