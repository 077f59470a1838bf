import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { createInterface } from "node:readline";
import { buildWhenStale } from "../../scripts/build.ts";
import { addresses } from "./addresses.ts";

/**
 * The product on several machines: two processes of the site, one of the provider, PostgreSQL. A proxy in front sends
 * one request to this process of the site and the next one to the other, so that what either keeps for itself is missed.
 */
const root = `${import.meta.dirname}/../..`;
const portOf = (address: string) => Number(new URL(address).port);
const { apart, provider, sites } = addresses;
const children: ChildProcess[] = [];

function start(file: string, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["--conditions=source", file], {
    cwd: root,
    env: { ...process.env, SITE_ORIGIN: apart, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  child.once("exit", () => process.exit(1));
  return child;
}

/** The first line that a process says. */
async function lineOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("A process that is listened to has an output.");
  const [line] = (await once(createInterface(stdout), "line")) as [string];
  return line;
}

// Once: the two sites would both do it, into one folder.
await buildWhenStale();

const database = start("packages/provider/src/testing/postgres/serve.ts");
const DATABASE_URL = await lineOf(database);
const servers = [
  start("site/server/provider.ts", { PORT: String(portOf(provider)), DATABASE_URL }),
  ...sites.map((site) =>
    start("scripts/start.ts", { PORT: String(portOf(site)), WEB_ORIGIN: provider, TRUST_PROXY: "1" }),
  ),
];
for (const { stdout } of servers) stdout?.pipe(process.stdout);

let asked = 0;
const proxy = createServer((from, to) => {
  asked += 1;
  const site = sites[asked % sites.length] ?? "";
  const headers = { ...from.headers, "x-forwarded-for": from.socket.remoteAddress ?? "" };
  const onward = request(site + from.url, { method: from.method ?? "GET", headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on("error", () => to.destroy());
  to.on("close", () => onward.destroy());
  from.pipe(onward);
});
proxy.listen(portOf(apart), "127.0.0.1");

/** The servers first, then their database, which ends when nobody holds its input any more. */
async function stop() {
  proxy.close();
  const ended = children.map((child) => once(child.removeAllListeners("exit"), "exit"));
  for (const server of servers) server.kill();
  await Promise.all(ended.slice(1));
  database.stdin?.end();
  await ended[0];
  process.exit(0);
}
const onSignal = () => void stop();
process.once("SIGTERM", onSignal);
process.once("SIGINT", onSignal);
