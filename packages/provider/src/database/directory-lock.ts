import { readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { kill, pid as ownPid } from "node:process";
import { setTimeout } from "node:timers/promises";
import { lock } from "proper-lockfile";

/** How often a holder shows that it is there. */
const UPDATE_MS = 2000;

/** After this long without a sign, a holder elsewhere whose process is not to be seen counts as gone. */
const SILENCE_MS = 3 * UPDATE_MS;

/** Opening a database keeps a process busy for seconds, on a slow machine for many: silence alone never costs the lock. */
const NEVER_MS = 24 * 60 * 60 * 1000;

/** How long to wait for a directory: a container that was killed leaves its lock behind. */
const WAIT_MS = 2 * SILENCE_MS;

/**
 * Takes a directory for this process alone.
 *
 * @errors when another process keeps it, the message says so and names the directory
 * @returns what gives the directory back
 */
export async function lockDirectory(directory: string, waitMs = WAIT_MS): Promise<() => Promise<void>> {
  const deadline = Date.now() + waitMs;
  const here = await place();
  let unlock = await tryLock(directory);
  while (!unlock) {
    if (await isHolderGone(directory, here)) await takeAway(directory);
    else if (Date.now() >= deadline) throw inUse(directory);
    else await setTimeout(UPDATE_MS / 4);
    unlock = await tryLock(directory);
  }
  const giveBack = unlock;
  await writeFile(holderOf(directory), `${ownPid} ${here}`);
  return async () => {
    await rm(holderOf(directory), { force: true });
    await giveBack();
  };
}

/** Who the holder was goes first: whoever takes the lock next has not written down yet who they are. */
async function takeAway(directory: string): Promise<void> {
  await rm(holderOf(directory), { force: true });
  await rm(lockOf(directory), { recursive: true, force: true });
}

/** Where a process number means the same process: a container has numbers of its own. */
async function place(): Promise<string> {
  const namespace = await readlink("/proc/self/ns/pid").catch(() => "");
  return `${hostname()} ${namespace}`;
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

/** A holder of this machine is gone with its process; of one elsewhere only its silence tells. */
async function isHolderGone(directory: string, here: string): Promise<boolean> {
  const [seen, holder] = await Promise.all([
    stat(lockOf(directory)).catch(() => undefined),
    readFile(holderOf(directory), "utf8").catch(() => ""),
  ]);
  const [, number = "", where = ""] = /^(\d+) ?(.*)$/s.exec(holder) ?? [];
  const pid = Number(number);
  if (seen === undefined || isRunning(pid)) return false;
  return Date.now() - seen.mtimeMs > SILENCE_MS || (pid !== ownPid && where === here);
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
