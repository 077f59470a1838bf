import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import primitive from "@gk/tokens/color.primitive.json" with { type: "json" };
import sharp from "sharp";

const site = path.join(import.meta.dirname, "..");
const drawn = path.join(site, "../packages/ui/src/product/pictures/drawings/logo-symbol.svg");
const output = path.join(site, "app/share/generated");

/** How much of an icon that is cut to a phone's own shape is seen for certain, with some room around the symbol. */
const safe = 0.66;

/** Draws the product's symbol as phones want it for their home screens, which take no drawing. */
export async function drawIcons() {
  mkdirSync(output, { recursive: true });
  const symbol = readFileSync(drawn);
  const drawAt = (size: number) => sharp(symbol, { density: 300 }).resize(size, size);
  const put = (name: string) => path.join(output, `icon-${name}.png`);
  await drawAt(192).png().toFile(put("192"));
  await drawAt(512).png().toFile(put("512"));
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
