import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { UNSAFE_decodeViaTurboStream } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { changed, changes } from "./router.ts";

const router = path.resolve(import.meta.dirname, "../../node_modules/react-router/dist/production");
const sources = readdirSync(router)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(path.join(router, file), "utf8"));
const withRoutes = sources.filter((code) => code.includes("async function loadRouteModule("));

it("T112: finds in the installed router the one place that reloads a page, and takes it out", () => {
  expect(withRoutes).toHaveLength(1);
  expect(changed(withRoutes.join())).not.toContain("location.reload");
});

it("makes each change in one place of the installed router", () => {
  const code = changed(withRoutes.join());
  for (const { instead } of changes) expect(code.split(instead)).toHaveLength(2);
});

it("fails the build when the router does it otherwise", () =>
  expect(() => changed("")).toThrow("The router is another one"));

type Router = { decodeViaTurboStream: typeof UNSAFE_decodeViaTurboStream };

/** The installed router's code for browsers, as the build changes it. */
async function changedRouter(): Promise<Router> {
  const folder = mkdtempSync(path.join(tmpdir(), "router-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "router.mjs");
  const resolved = (name: string) => import.meta.resolve(name);
  writeFileSync(
    file,
    changed(withRoutes.join()).replaceAll(/ from "([a-z][^"]*)"/g, (_, name: string) => ` from "${resolved(name)}"`),
  );
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Router;
}

it("forgets the end of an answer whose page was left", async () => {
  const forgotten = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", forgotten);
  onTestFinished(() => void process.off("unhandledRejection", forgotten));
  const { decodeViaTurboStream } = await changedRouter();
  let leave = () => {};
  const answer = new ReadableStream<Uint8Array>({
    start(body) {
      body.enqueue(new TextEncoder().encode('["as far as it came"]\n'));
      leave = () => body.error(new DOMException("left", "AbortError"));
    },
  });
  expect((await decodeViaTurboStream(answer, globalThis as never)).value).toBe("as far as it came");
  leave();
  await setImmediate();
  expect(forgotten).not.toHaveBeenCalled();
});
