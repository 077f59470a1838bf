import { readdirSync } from "node:fs";
import path from "node:path";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";

/**
 * Builds the typed values of `@gk/ui`'s theme from the DTCG files in this folder.
 * Each colour theme is a run of its own, because the theme files define the same keys.
 */
const here = import.meta.dirname;
const output = path.join(here, "../packages/ui/src/foundations/theme/generated/");
const themes = ["light", "dark", "contrast"] as const;
const brands = ["harbour"] as const;
const shared = readdirSync(here).filter((file) => file.endsWith(".json") && !/semantic|package|brand/.test(file));

type Tree = { [name: string]: Tree | string };
type Dimension = { value: number; unit: string };
type Colour = { hex: string; components: [number, number, number]; alpha?: number };
type Shadow = { offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension; color: Colour };

const dimension = ({ value, unit }: Dimension) => `${value}${unit}`;
const colour = ({ hex, components, alpha }: Colour) =>
  alpha === undefined ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
const shadow = (layer: Shadow) =>
  [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(dimension).concat(colour(layer.color)).join(" ");

/** The CSS text of one resolved token; composites (border, typography) are put together by the theme from their parts. */
function css(token: TransformedToken): string | undefined {
  const value: unknown = token.$value;
  switch (token.$type) {
    case "color":
      return colour(value as Colour);
    case "dimension":
    case "duration":
      return dimension(value as Dimension);
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
    case "shadow":
      return (value as Shadow[]).map(shadow).join(", ");
    case "border":
    case "typography":
      return undefined;
    default:
      return String(value);
  }
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function tree(tokens: TransformedToken[]): Tree {
  const root: Tree = {};
  for (const token of tokens) {
    const text = css(token);
    if (text === undefined) continue;
    const names = token.path.map(camel);
    const last = names.pop() as string;
    let node = root;
    for (const name of names) node = (node[name] ??= {}) as Tree;
    node[last] = text;
  }
  return root;
}

StyleDictionary.registerFormat({
  name: "gk/tokens",
  format: ({ dictionary }) => {
    const { color, ...base } = tree(dictionary.allTokens.filter((token) => !token.path[0]?.startsWith("semantic")));
    const groups = Object.entries(base);
    // A constant for each group, so that a script that asks for a breakpoint does not carry all values along.
    return `${groups.map(([name, group]) => `export const ${name} = ${JSON.stringify(group, null, 2)} as const;\n`).join("")}
/** Values shared by every theme. */
export const base = { ${groups.map(([name]) => name).join(", ")} } as const;
/** Primitive colours, for drawn scenes only: components use the semantic roles. */
export const palette = ${JSON.stringify(color, null, 2)} as const;
`;
  },
});

StyleDictionary.registerFormat({
  name: "gk/theme",
  format: ({ dictionary, file }) => {
    const roles = tree(dictionary.allTokens.filter((token) => token.path[0] === "semantic"));
    const theme = file.destination?.replace(".ts", "");
    return `export const ${theme} = ${JSON.stringify((roles["semantic"] as Tree)["color"], null, 2)} as const;\n`;
  },
});

StyleDictionary.registerFormat({
  name: "gk/brand",
  format: ({ dictionary, file }) => {
    const brand = path.basename(file.destination ?? "", ".ts");
    const { semantic } = tree(dictionary.allTokens.filter((token) => token.path[0] === "semantic"));
    const own = dictionary.allTokens.filter(({ filePath }) => path.basename(filePath) === `brand.${brand}.json`);
    const { semantic: _colours, ...shape } = tree(own);
    return `/** All colours of the brand, and whatever else differs from the light theme. */
export const ${brand} = ${JSON.stringify({ color: (semantic as Tree)["color"], ...shape }, null, 2)} as const;\n`;
  },
});

async function build(source: string[], destination: string, format: string) {
  const dictionary = new StyleDictionary({
    source: source.map((file) => path.join(here, file)),
    usesDtcg: true,
    log: { verbosity: "silent", warnings: "disabled" },
    platforms: { ts: { buildPath: output, transforms: [], files: [{ destination, format }] } },
  });
  await dictionary.buildAllPlatforms();
}

await build([...shared, "color.semantic.light.json"], "base.ts", "gk/tokens");
for (const theme of themes) await build([...shared, `color.semantic.${theme}.json`], `${theme}.ts`, "gk/theme");
for (const brand of brands) {
  await build([...shared, "color.semantic.light.json", `brand.${brand}.json`], `${brand}.ts`, "gk/brand");
}
