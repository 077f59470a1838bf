import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import process from "node:process";
import type { KeeperOrder } from "./server.ts";

// Runs a server until nobody holds its own input any more, also where the tests were killed, and removes what it wrote.

const { postgres, options, runner, directory } = JSON.parse(process.argv[2] ?? "") as KeeperOrder;

// What breaks the tests off is often told to every process of theirs; the server ends when they have.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const server = spawn(postgres, options, { ...runner, stdio: ["ignore", "ignore", "inherit"], detached: true });
const ended = once(server, "exit");
process.stdin.resume();
await Promise.race([once(process.stdin, "end"), ended]);
server.kill("SIGINT");
await ended;
await rm(directory, { recursive: true, force: true, maxRetries: 5 });
process.exit();
