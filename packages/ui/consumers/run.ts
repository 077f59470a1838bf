import { execFileSync, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** Without what `npm run` and Vitest say about this workspace. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_(?:config_workspace|package|lifecycle)|NODE_(?:ENV|OPTIONS|PATH)|VITE)/.test(name),
  ),
);
const options = (folder: string) => ({ cwd: folder, env: { ...environment, NEXT_TELEMETRY_DISABLED: "1" } });

/** Runs a command in a folder as somebody there would. @errors throws with what it printed when it fails */
export function run(folder: string, command: string, ...words: string[]): string {
  return execFileSync(command, words, { ...options(folder), encoding: "utf8", stdio: "pipe" });
}

/** Starts a folder's `npm run serve` and answers its address, and how to end it. */
export async function serve(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = spawn("npm", ["run", "serve"], { ...options(folder), detached: true });
  const stop = () => {
    if (server.pid) process.kill(-server.pid);
  };
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += stripVTControlCharacters(chunk.toString());
      const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.on("exit", () => reject(new Error(`The app did not start:\n${said}`)));
  });
  return { address, stop };
}
