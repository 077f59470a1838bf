import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "node:util";
import { type Heap, readHeap } from "./heap.ts";

const root = path.join(import.meta.dirname, "../..");
const program = path.join(root, "site/server/production.ts");

/** What the image gives a process of its memory. */
const imageMemory = (() => {
  const image = readFileSync(path.join(root, "Dockerfile"), "utf8");
  const [, settings = ""] = /^ENV (NODE_OPTIONS=.*)$/m.exec(image) ?? [];
  return parseEnv(settings.replaceAll(" ", "\n"));
})();

const lookEveryMs = 25;

/** After which a start is a defect. */
const patienceMs = 120_000;

export type SiteProcess = {
  origin: string;
  /** @returns how long it took until a call was answered, in milliseconds */
  start: () => Promise<number>;
  /** As a power cut does. */
  kill: () => Promise<void>;
  /** As an operator does. @returns what it ended with */
  stop: () => Promise<number | null>;
  memory: () => Promise<Heap & { residentMegabytes: number }>;
};

const answers = (origin: string) =>
  fetch(`${origin}/web/server`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** A process of the built site, which can be killed and started again at the same address. */
export function siteProcess(port: number, env: Record<string, string>): SiteProcess {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let inspector = "";

  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  };

  return {
    origin,
    async start() {
      const began = performance.now();
      const own = spawn(process.execPath, ["--conditions=source", "--inspect=127.0.0.1:0", program], {
        cwd: root,
        env: { ...process.env, ...imageMemory, LOG_LEVEL: "error", ...env, PORT: String(port) },
        stdio: ["ignore", "inherit", "pipe"],
      });
      child = own;
      createInterface({ input: own.stderr }).on("line", (line) => {
        const address = /ws:\/\/\S+/.exec(line)?.[0];
        if (address) inspector = address;
        else if (!/^(For help|Debugger (attached|ending))/.test(line)) process.stderr.write(`${line}\n`);
      });
      while (!(await answers(origin))) {
        if (own.exitCode !== null) throw new Error(`The site ended with ${own.exitCode}.`);
        if (performance.now() - began > patienceMs) throw new Error("The site does not start.");
        await wait(lookEveryMs);
      }
      return performance.now() - began;
    },
    async kill() {
      await end("SIGKILL");
    },
    stop: () => end("SIGTERM"),
    async memory() {
      const resident = execFileSync("ps", ["-o", "rss=", "-p", String(child?.pid)], { encoding: "utf8" });
      return { residentMegabytes: Number(resident) / 1024, ...(await readHeap(inspector)) };
    },
  };
}
