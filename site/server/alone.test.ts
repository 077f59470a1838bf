import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach, expect, it } from "vitest";

let child: ChildProcess | undefined;
let said = "";

afterEach(() => void child?.kill("SIGKILL"));

/** Starts an entry on a free port, with data in memory; gives its address. */
async function start(entry: "provider" | "worker"): Promise<string> {
  said = "";
  const env = {
    ...process.env,
    PORT: "0",
    METRICS_PORT: "0",
    GK_DATA: "memory",
    DATABASE_URL: "",
    SITE_ORIGIN: "http://gk.test",
  };
  child = spawn(process.execPath, ["--conditions=source", path.join(import.meta.dirname, `${entry}.ts`)], { env });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 120_000, interval: 200 }).toMatch(/"port":\d+/);
  return `http://127.0.0.1:${/"port":(\d+)/.exec(said)?.[1]}`;
}

/** Tells it to end, and gives the code with which it does. */
async function end() {
  const exited = once(child as ChildProcess, "exit");
  child?.kill("SIGTERM");
  return (await exited)[0] as number | null;
}

it("`npm run provider` answers as the contract has it: the token is in the body; an open stream keeps no end up", async () => {
  const at = await start("provider");
  expect(await (await fetch(`${at}/readyz`)).json()).toEqual({ status: "ready" });

  const captcha = (await (await fetch(`${at}/web/captcha/signin`)).json()) as { data: { token: string } };
  const body = {
    email: "trial.parent@gk.example",
    password: "gk-demo-2026",
    "g-recaptcha-response": captcha.data.token,
  };
  const signedIn = await fetch(`${at}/web/signin`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Request-Id": "edge-1" },
    body: JSON.stringify(body),
  });
  const { token } = (await signedIn.json()) as { token: string };
  expect(signedIn.headers.getSetCookie()).toEqual([]);
  expect(signedIn.headers.get("X-Request-Id")).toBe("edge-1");
  const headers = { Authorization: `Bearer ${token}` };
  expect(await (await fetch(`${at}/web/children`, { headers })).json()).toMatchObject({ status: 1 });
  expect(said.split("\n").find((line) => line.includes('"id":"edge-1"'))).toContain('"call":"signIn"');

  const metrics = /"metricsPort":(\d+)/.exec(said)?.[1];
  const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(told).toContain('gk_call_seconds_count{call="signIn",outcome="ok"} 1');
  expect(told).toContain("gk_hashes_waiting 0");
  expect((await fetch(`${at}/metrics`)).status).toBe(404);

  const stream = (await fetch(`${at}/web/promotion.json`)).body?.getReader();
  await stream?.read();
  expect(await end()).toBe(0);
  expect((await stream?.read())?.done).toBe(true);
}, 180_000);

it("`npm run worker` answers how it is, and no calls", async () => {
  const at = await start("worker");
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
  expect((await fetch(`${at}/readyz`)).status).toBe(200);
  expect((await fetch(`${at}/web/server`)).status).toBe(404);
  expect(await end()).toBe(0);
}, 180_000);
