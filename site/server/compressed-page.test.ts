import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressAroundNonce, withNonce } from "./compressed-page.ts";

const nonces = ["2DaTqhmVGbpYQpF2oTFBdA==", "AAAAAAAAAAAAAAAAAAAAAA==", "zh-HK/zh-HK/zh-HK/zh-H=="].map((text) =>
  Buffer.from(text),
);
const partsOf = (html: string) => html.split("NONCE").map((part) => Buffer.from(part));

const page = partsOf(`<link nonce="NONCE"/><p lang="zh-HK">好品格，由每天一個小任務開始</p>
${'<script nonce="NONCE">import("/assets/entry.js")</script>\n<p>GK</p>'.repeat(200)}`);

describe("a page that is compressed once", () => {
  it.each(nonces.map((nonce) => [nonce.toString(), nonce] as const))("is right with the nonce %s", async (_, nonce) => {
    const compressed = await compressAroundNonce(page);
    expect(compressed).toHaveLength(2);
    expect(brotliDecompressSync(withNonce(compressed ?? [], nonce))).toEqual(withNonce(page, nonce));
  });

  it("is small: a nonce that comes back costs nothing", async () => {
    const compressed = await compressAroundNonce(page);
    expect(Buffer.concat(compressed ?? []).length).toBeLessThan(400);
  });

  it("needs a nonce to be cut at", async () => {
    expect(await compressAroundNonce(partsOf("<p>GK</p>"))).toBeUndefined();
  });
});
