import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { kill, pid as ownPid } from "node:process";
import { setTimeout } from "node:timers/promises";
import { lock } from "proper-lockfile";

/** How often a holder shows that it is there. */
const UPDATE_MS = 2000;

/** After this long without a sign, a holder whose process is gone counts as gone. */
const SILENCE_MS = 3 * UPDATE_MS;

/** Opening a database keeps a process busy for seconds, on a slow machine for many: silence alone never costs the lock. */
const NEVER_MS = 24 * 60 * 60 * 1000;

/** How long to wait for a directory: a process that was killed leaves its lock behind. */
const WAIT_MS = 2 * SILENCE_MS;

/**
 * Takes a directory for this process alone.
 *
 * @errors when another process keeps it, the message says so and names the directory
 * @returns what gives the directory back
 */
export async function lockDirectory(directory: string, waitMs = WAIT_MS): Promise<() => Promise<void>> {
  const deadline = Date.now() + waitMs;
  let unlock = await tryLock(directory);
  while (!unlock) {
    if (await isHolderGone(directory)) await rm(lockOf(directory), { recursive: true, force: true });
    else if (Date.now() >= deadline) throw inUse(directory);
    else await setTimeout(UPDATE_MS / 4);
    unlock = await tryLock(directory);
  }
  await writeFile(holderOf(directory), String(ownPid));
  return unlock;
}

const lockOf = (directory: string) => `${directory}.lock`;
const holderOf = (directory: string) => `${directory}.pid`;

async function tryLock(directory: string): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lock(directory, { lockfilePath: lockOf(directory), stale: NEVER_MS, update: UPDATE_MS });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ELOCKED") return undefined;
    throw error;
  }
}

async function isHolderGone(directory: string): Promise<boolean> {
  const [seen, pid] = await Promise.all([
    stat(lockOf(directory)).catch(() => undefined),
    readFile(holderOf(directory), "utf8").catch(() => ""),
  ]);
  return seen !== undefined && Date.now() - seen.mtimeMs > SILENCE_MS && !isRunning(Number(pid));
}

/** This process asks for the lock, so it is not the one that holds it, though a restarted container reuses numbers. */
function isRunning(pid: number): boolean {
  if (pid === ownPid || !(pid > 0)) return false;
  try {
    return kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function inUse(directory: string): Error {
  return new Error(
    `The database in ${directory} is in use by another process. Stop that process, or choose another directory.`,
  );
}
