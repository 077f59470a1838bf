import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as brands from "simple-icons";
import { lucideDrawings } from "./lucide.ts";

/**
 * Turns the drawn files into what the components import: one sprite of GK's icons and the brand marks,
 * and a constant for each illustration and each general icon, so that a picture that nobody imports costs nothing. Their
 * types say what they are and no measures, which a new drawing may change.
 */
/** Icons and pictures, drawn and made, stand on the lowest shelf. */
const source = path.join(import.meta.dirname, "../src/foundations");
const header = "// Made by build/assets.ts from the drawn files; not for editing.\n";
const marks = {
  apple: brands.siApple,
  "app-store": brands.siAppstore,
  facebook: brands.siFacebook,
  google: brands.siGoogle,
  "google-play": brands.siGoogleplay,
  instagram: brands.siInstagram,
  messenger: brands.siMessenger,
  whatsapp: brands.siWhatsapp,
  youtube: brands.siYoutube,
};

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
const glyphs = drawings("icons");
const symbols = [
  ...glyphs.map(({ name, text }) => {
    const inner = text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>")).trim();
    return `<symbol id="${name}" viewBox="0 0 24 24"><g ${pen}>${inner}</g></symbol>`;
  }),
  ...Object.entries(marks).map(
    ([name, mark]) => `<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${mark.path}"/></symbol>`,
  ),
];
const names = [...glyphs.map(({ name }) => name), ...Object.keys(marks)];

// With a measure of its own: Next refuses a picture that has none.
write(
  "icon/generated/sprite.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${symbols.join("")}</svg>\n`,
);
write(
  "icon/generated/glyphs.ts",
  `${header}export const glyphNames = ${JSON.stringify(names)} as const;\nexport type GlyphName = (typeof glyphNames)[number];\n`,
);

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const icons = await lucideDrawings();
for (const { name, path: data } of icons) {
  write(
    `icon/generated/lucide/${name}.ts`,
    `${header}export const ${camel(name)}: { readonly path: string } = { path: ${JSON.stringify(data)} };\n`,
  );
}
write(
  "icon/generated/icons.ts",
  header + icons.map(({ name }) => `export { ${camel(name)} } from "./lucide/${name}.ts";\n`).join(""),
);

const pictures = drawings("illustrations").map(({ name, text }) => {
  const [, , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(text)?.slice(1) ?? [];
  if (!width || !height) throw new Error(`illustrations/${name}.svg has no viewBox`);
  return { name, constant: camel(name), width, height };
});

// A module each, so that a page carries the addresses of its own pictures only.
for (const { name, constant, width, height } of pictures) {
  write(
    `illustration/generated/${name}.ts`,
    `${header}import src from "../../illustrations/${name}.svg?no-inline";\nimport type { Picture } from "../Illustration.tsx";\n\nexport const ${constant}: Picture = { src, width: ${width}, height: ${height} };\n`,
  );
}
write(
  "illustration/generated/pictures.ts",
  header + pictures.map(({ name, constant }) => `export { ${constant} } from "./${name}.ts";\n`).join(""),
);
