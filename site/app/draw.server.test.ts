import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createElement } from "react";
import { expect, it } from "vitest";
import { draw } from "./draw.server.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Draws a page for a request that goes on, and tells whether what it was drawn with is still kept. */
async function drawFor(signal: AbortSignal) {
  const onError = () => undefined;
  const html = await draw(createElement("p", undefined, "drawn"), { signal, onError });
  return { html, kept: new WeakRef(onError) };
}

it("lets go what a page was drawn with once it is drawn, also while the request's signal is kept", async () => {
  const request = new AbortController();
  const { html, kept } = await drawFor(request.signal);
  expect(html).toBe("<p>drawn</p>");
  await expect
    .poll(() => {
      collect();
      return kept.deref() === undefined;
    })
    .toBe(true);
  expect(request.signal.aborted).toBe(false);
});

it("stops drawing for somebody who has left", async () => {
  const request = new AbortController();
  const never = new Promise<string>(() => undefined);
  const drawn = draw(
    createElement(async () => never),
    { signal: request.signal, onError: () => undefined },
  );
  request.abort(new Error("left"));
  await expect(drawn).rejects.toThrow("left");
});
