import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = path.join(import.meta.dirname, "../..");

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("The probe has no port.");
  return address.port;
}

const answers = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves the production build as `npm start` does, in a process and with data of its own. */
export async function startServer() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), SITE_ORIGIN: origin, GK_DATA: "memory", LOG_LEVEL: "error" };
  const start = ["--conditions=source", path.join(root, "scripts/start.ts")];
  const child = spawn(process.execPath, start, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await wait(250);
  }
  return {
    origin,
    /** @units megabytes of the process that are in memory */
    residentMegabytes: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
