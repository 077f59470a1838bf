import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import primitive from "@gk/tokens/color.primitive.json" with { type: "json" };
import sharp from "sharp";

const site = path.join(import.meta.dirname, "..");
const drawn = path.join(site, "../packages/ui/src/product/pictures/drawings/logo-symbol.svg");
const output = path.join(site, "app/share/generated");
/** What is here is answered as it is, under its own name, by the files' server: also while nothing else is. */
const fixed = path.join(site, "public");

/** How much of an icon that is cut to a phone's own shape is seen for certain, with some room around the symbol. */
const safe = 0.66;

/** How large the icon is that is asked for by its fixed address: search engines want 48 pixels or a multiple. */
const faviconSize = 48;

/** An `.ico` that holds one PNG: a header of six bytes, one entry of sixteen, then the picture. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon, of one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits a pixel; the picture's length, and where it begins.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * Draws the product's symbol as phones want it for their home screens, which take no drawing, and as those do who ask for
 * `/favicon.ico` whatever a page names.
 */
export async function drawIcons() {
  mkdirSync(output, { recursive: true });
  mkdirSync(fixed, { recursive: true });
  const symbol = readFileSync(drawn);
  const drawAt = (size: number) => sharp(symbol, { density: 300 }).resize(size, size);
  const put = (name: string) => path.join(output, `icon-${name}.png`);
  await drawAt(192).png().toFile(put("192"));
  await drawAt(512).png().toFile(put("512"));
  writeFileSync(path.join(fixed, "favicon.ico"), icoOf(await drawAt(faviconSize).png().toBuffer(), faviconSize));
  const inner = Math.round(512 * safe);
  const before = Math.floor((512 - inner) / 2);
  const edges = { top: before, left: before, bottom: 512 - inner - before, right: 512 - inner - before };
  const background = primitive.color.eggtart[300].$value.hex;
  await drawAt(inner)
    .extend({ ...edges, background })
    .flatten({ background })
    .png()
    .toFile(put("maskable"));
}
