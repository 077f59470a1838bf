import { once } from "node:events";
import process, { env, stdin, stdout } from "node:process";
import { startPostgres } from "./server.ts";
import { dropDatabase, newDatabase } from "./template.ts";

// An empty database for as long as whoever started this process holds its input: on the server of `DATABASE_URL`, or on
// one of its own. Its address is the one line that is said.

// What ends it is often told to every process of a group.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const given = env["DATABASE_URL"];
const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
const { name, url } = await newDatabase(server.url);
stdout.write(`${url}\n`);
stdin.resume();
await once(stdin, "end");
await dropDatabase(server.url, name);
await server.stop();
