import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath, pid, ppid } from "node:process";
import { lock } from "proper-lockfile";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "./directory-lock.ts";

/** Higher than any process number that Linux, macOS or Windows gives out. */
const NO_PROCESS = 2 ** 30;

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "gk-lock-"));
});

afterEach(async () => {
  for (const path of [directory, `${directory}.lock`, `${directory}.pid`]) {
    await rm(path, { recursive: true, force: true });
  }
});

/** Makes the lock of a holder that showed itself last so many seconds ago. */
const heldBy = async (holder: number, secondsAgo: number) => {
  const unlock = await lock(directory, { stale: 1e9, update: 1e8 });
  const seen = new Date(Date.now() - secondsAgo * 1000);
  await utimes(`${directory}.lock`, seen, seen);
  await writeFile(`${directory}.pid`, String(holder));
  return unlock;
};

test("a directory is given back, and can be taken again", async () => {
  const unlock = await lockDirectory(directory);
  await unlock();
  await (await lockDirectory(directory))();
});

test.each([
  ["a process that runs", ppid, 0],
  ["a process that runs but was busy for a minute", ppid, 60],
  ["a process that is not of this machine, a moment ago", NO_PROCESS, 0],
])("a directory is refused, by name, while it is held by %s", async (_, holder, secondsAgo) => {
  await heldBy(holder, secondsAgo);
  await expect(lockDirectory(directory, 0)).rejects.toThrow(`The database in ${directory} is in use`);
});

test.each([
  ["a process that was killed", NO_PROCESS],
  ["an earlier process with this one's number", pid],
])("a directory is taken over from %s", async (_, holder) => {
  await heldBy(holder, 60);
  await (await lockDirectory(directory, 0))();
});

test("a directory is taken over at once from a process of this machine that was killed", async () => {
  const file = JSON.stringify(new URL("directory-lock.ts", import.meta.url).href);
  const script = `const { lockDirectory } = await import(${file});
    await lockDirectory(${JSON.stringify(directory)}); console.log("held"); setInterval(() => {}, 1000);`;
  const holder = spawn(execPath, ["--input-type=module", "--eval", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  await expect(lockDirectory(directory, 0)).rejects.toThrow("is in use");
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
  await (await lockDirectory(directory, 0))();
});
