import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressAroundNonce, withNonce } from "./compressed-page.ts";

const nonces = ["2DaTqhmVGbpYQpF2oTFBdA==", "AAAAAAAAAAAAAAAAAAAAAA==", "zh-HK/zh-HK/zh-HK/zh-H=="].map((text) =>
  Buffer.from(text),
);
/** Letters in none of which the other is the same. */
const opposites = ["AAAAAAAAAAAAAAAAAAAAAA==", "////////////////////9w=="].map((text) => Buffer.from(text));
const valuesThatBeginWith = (letters: string) =>
  partsOf(
    `<script nonce="NONCE"></script>${Array.from(letters)
      .map((letter) => `${letter.repeat(5)}e="${letter}${letter.repeat(5)}`)
      .join("")
      .repeat(3)}`,
  );
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/";
const isRight = (compressed: Buffer[], parts: Buffer[]) =>
  opposites.every((nonce) => brotliDecompressSync(withNonce(compressed, nonce)).equals(withNonce(parts, nonce)));
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

  it("takes no letter of the page from a nonce", async () => {
    const parts = valuesThatBeginWith(letters);
    for (let time = 0; time < 50; time += 1) {
      const compressed = await compressAroundNonce(parts, [9]);
      expect(compressed && isRight(compressed, parts)).toBe(true);
    }
  });

  it("is given up when it can't be cut from the nonce's letters", async () => {
    const parts = valuesThatBeginWith(`+${letters}`);
    for (let time = 0; time < 50; time += 1) {
      const compressed = await compressAroundNonce(parts, [9]);
      expect(compressed === undefined || isRight(compressed, parts)).toBe(true);
    }
  });

  it("needs a nonce to be cut at", async () => {
    expect(await compressAroundNonce(partsOf("<p>GK</p>"))).toBeUndefined();
  });
});
