import { defaultLocale, type Locale } from "@gk/domain";
import afterChinese from "./generated/after-chinese.css?url";
import afterEnglish from "./generated/after-english.css?url";
import { chineseFace, latinFace, pageFaceName } from "./page-face.ts";

// The bundler reads these calls as they are written.
const files = import.meta.glob<string>("./generated/*.woff2", { eager: true, import: "default", query: "?url" });
const sheets = import.meta.glob<string>("./generated/page-*.css", { eager: true, import: "default", query: "?url" });

/** A page, by its path in `routes.ts`, and its language. */
type Place = { locale: Locale; page: string };

type Face = { family: string; weight: number; file: string };

const fileOf = (name: string) => {
  const file = files[`./generated/${name}.woff2`];
  if (file === undefined) throw new Error(`No face was cut under the name ${name}.`);
  return file;
};

/** The Latin letters of a language: Chinese pages have few. */
const latin = (language: "chinese" | "english"): Face[] =>
  latinFace.weights.map((weight) => ({
    family: latinFace.family,
    weight,
    file: fileOf(`nunito-${language}-${weight}`),
  }));

const english = { faces: latin("english"), others: afterEnglish };
const chinese = { faces: latin("chinese"), others: afterChinese };

/** The faces that a page shows at once, and the sheet that names all others. */
function facesOf({ locale, page }: Place): { faces: Face[]; others: string } {
  if (locale !== defaultLocale) return english;
  const name = pageFaceName(page);
  const others = sheets[`./generated/${name}.css`];
  if (others === undefined) return chinese;
  return { faces: [{ ...chineseFace, file: fileOf(`chiron-${name}`) }, ...chinese.faces], others };
}

/**
 * The font files that a page shows at once: few, since a phone opens six lines and has its style sheets to ask for. The
 * smallest is the last, which is the one that waits for a line where there are seven files.
 */
export const firstFaces = (place: Place): string[] => facesOf(place).faces.map(({ file }) => file);

const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}">`;

const rule = ({ family, weight, file }: Face) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}")format("woff2")}`;

/**
 * Gives a page its faces. The rules stand in the page, since a sheet of their own would be a request before the first view.
 * They name no characters: those of other files are named later, so they are looked for there first. All others are named
 * once the first view is there: all Chinese in English too, where a menu or the other language may draw it.
 *
 * @returns the page, and the sheet that it has when its first view is there
 */
export function withFaces(html: string, place: Place, nonce = ""): { html: string; later: string } {
  const { faces, others } = facesOf(place);
  const rules = `<style nonce="${nonce}">${faces.map(rule).join("")}</style>`;
  const named = import.meta.env.DEV ? link(others) : `<noscript>${link(others)}</noscript>`;
  return { html: html.replace("</head>", `${rules}${named}</head>`), later: others };
}
