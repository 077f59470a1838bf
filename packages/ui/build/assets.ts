import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as brands from "simple-icons";
import { lucideDrawings } from "./lucide.ts";

/**
 * Turns the drawn files into what the components import: a sprite of GK's icons, one of the brand marks, one of the wallets', and a constant
 * for each of GK's pictures and each general icon, so that a picture that nobody imports costs nothing. Their types say what
 * they are and no measures, which a new drawing may change.
 */
const source = path.join(import.meta.dirname, "../src");
const header = "// Made by build/assets.ts from the drawn files; not for editing.\n";
const marks = {
  apple: brands.siApple,
  facebook: brands.siFacebook,
  google: brands.siGoogle,
  "google-play": brands.siGoogleplay,
  instagram: brands.siInstagram,
  messenger: brands.siMessenger,
  whatsapp: brands.siWhatsapp,
  youtube: brands.siYoutube,
};

/** By themselves: their words are drawn as outlines, and weigh as much as all others that every page's footer shows. */
const walletMarks = { "apple-pay": brands.siApplepay, "google-pay": brands.siGooglepay };

const drawings = (folder: string) =>
  readdirSync(path.join(source, folder))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({ name: file.replace(".svg", ""), text: readFileSync(path.join(source, folder, file), "utf8") }));

function write(file: string, text: string) {
  const target = path.join(source, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const pen = 'fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"';

type Drawn = { name: string; inner: string };

/** The symbols of drawn files. */
const drawn = (folder: string): Drawn[] =>
  drawings(folder).map(({ name, text }) => {
    const inner = text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>")).trim();
    return { name, inner: `<g ${pen}>${inner}</g>` };
  });

/** The symbols of companies' marks. */
const filled = (of: Readonly<Record<string, { path: string }>>): Drawn[] =>
  Object.entries(of).map(([name, mark]) => ({ name, inner: `<path fill="currentColor" d="${mark.path}"/>` }));

/** A sprite, the names of its symbols, and a type of them. With a measure of its own: Next refuses a picture without one. */
function writeSprite(folder: string, what: string, symbols: readonly Drawn[]) {
  const parts = symbols.map(({ name, inner }) => `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`).join("");
  write(`${folder}/${what}s.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${parts}</svg>\n`);
  const type = `${what.charAt(0).toUpperCase()}${what.slice(1)}Name`;
  const names = JSON.stringify(symbols.map(({ name }) => name));
  write(
    `${folder}/${what}s.ts`,
    `${header}export const ${what}Names = ${names} as const;\nexport type ${type} = (typeof ${what}Names)[number];\n`,
  );
}

writeSprite("product/glyph/generated", "glyph", drawn("product/glyph/drawings"));
writeSprite("foundations/icon/generated", "brand", [...drawn("foundations/icon/brands"), ...filled(marks)]);
writeSprite("money/payment-mark/generated", "wallet", filled(walletMarks));

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const icons = await lucideDrawings();
for (const { name, path: data } of icons) {
  write(
    `foundations/icon/generated/lucide/${name}.ts`,
    `${header}export const ${camel(name)}: { readonly path: string } = { path: ${JSON.stringify(data)} };\n`,
  );
}
write(
  "foundations/icon/generated/icons.ts",
  header + icons.map(({ name }) => `export { ${camel(name)} } from "./lucide/${name}.ts";\n`).join(""),
);

const pictures = drawings("product/pictures/drawings").map(({ name, text }) => {
  const [, , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(text)?.slice(1) ?? [];
  if (!width || !height) throw new Error(`${name}.svg has no viewBox`);
  return { name, constant: camel(name), width, height };
});

// A module each, so that a page carries the addresses of its own pictures only.
for (const { name, constant, width, height } of pictures) {
  write(
    `product/pictures/generated/${name}.ts`,
    `${header}import type { Picture } from "../../../foundations/illustration/index.ts";\nimport src from "../drawings/${name}.svg?no-inline";\n\nexport const ${constant}: Picture = { src, width: ${width}, height: ${height} };\n`,
  );
}
write(
  "product/pictures/generated/pictures.ts",
  header + pictures.map(({ name, constant }) => `export { ${constant} } from "./${name}.ts";\n`).join(""),
);
