import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Ends well when it is told to, and says so. */
const standIn = `
const alive = setInterval(() => {}, 1000);
process.once("SIGTERM", () => { clearInterval(alive); console.log("told to end"); });
console.log("ready");
`;

let place: string;
let npm: ChildProcess | undefined;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), "gk-start-"));
});

afterEach(() => {
  // The whole group, so that also what npm has left behind is gone.
  if (npm?.pid) {
    try {
      process.kill(-npm.pid, "SIGKILL");
    } catch {
      // All of it has ended already.
    }
  }
  rmSync(place, { recursive: true });
});

it.each(["start", "dev", "provider", "worker"])(
  "SIGTERM to `npm run %s` reaches the server, and npm waits for its end",
  async (name) => {
    const command = scripts[name] ?? "";
    const file = path.join(place, /\S+\.ts$/.exec(command)?.[0] ?? "");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, standIn);
    writeFileSync(path.join(place, "package.json"), JSON.stringify({ type: "module", scripts: { [name]: command } }));

    let said = "";
    npm = spawn("npm", ["run", "--silent", name], { cwd: place, detached: true, stdio: ["ignore", "pipe", "ignore"] });
    npm.stdout?.on("data", (chunk: Buffer) => (said += String(chunk)));
    await expect.poll(() => said, { timeout: 20_000 }).toContain("ready");
    const closed = once(npm, "exit");
    npm.kill("SIGTERM");
    await closed;
    expect(said).toContain("told to end");
  },
);
