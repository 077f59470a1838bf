import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";

let server: ChildProcess;
let said = "";
let port: number;

/** Waits until the server has said something. */
const says = (words: string | RegExp) => expect.poll(() => said).toMatch(words);

beforeEach(async () => {
  said = "";
  const file = path.join(import.meta.dirname, "listen.fixture.ts");
  server = spawn(process.execPath, ["--conditions=source", file], { env: { ...process.env, PORT: "0" } });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk: Buffer) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/"port":(\d+)/);
  port = Number(/"port":(\d+)/.exec(said)?.[1]);
});

afterEach(() => void server.kill("SIGKILL"));

/** Sends the signal, and gives the code with which the process then ends. */
async function end(signal: NodeJS.Signals = "SIGTERM") {
  const exited = once(server, "exit");
  server.kill(signal);
  return (await exited)[0] as number | null;
}

/** Asks by a connection of the agent's, or by one of its own. */
async function ask(where: string, agent?: Agent): Promise<IncomingMessage> {
  const request = get({ port, path: where, ...(agent ? { agent } : {}) });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return answer;
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what has begun is finished, then the process ends well",
  async (signal) => {
    const begun = ask("/begun");
    await says("begun");
    const ended = end(signal);
    expect(await text(await begun)).toBe("finished");
    expect(await ended).toBe(0);
    expect(said).toContain("closed");
  },
);

it("streams end first, well, and hold nothing up", async () => {
  const stream = await ask("/stream");
  await once(stream, "readable");
  const ended = end();
  expect(await text(stream)).toBe("word ");
  expect(await ended).toBe(0);
});

it("no client that keeps its connection is cut: it is told with its last answer, and begins no more", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let answered = 0;
  const client = async () => {
    for (let told = false; !told; answered += 1) {
      const answer = await ask("/quick", agent);
      expect(await text(answer)).toBe("quick");
      told = answer.headers.connection === "close";
    }
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(100);
  const ended = end();
  await clients;
  expect(await ended).toBe(0);
});

it("an idle connection does not hold it up", async () => {
  const agent = new Agent({ keepAlive: true });
  await text(await ask("/quick", agent));
  expect(await end()).toBe(0);
});
