import { defaultLocale, type Locale } from "@gk/domain";
import all from "./generated/chinese.css?url";
import firstFile from "./generated/chiron-first.woff2?url";
import besidesFirst from "./generated/first.css?url";
import regular from "./generated/nunito-english-400.woff2?url";
import bold from "./generated/nunito-english-700.woff2?url";
import black from "./generated/nunito-english-900.woff2?url";
import { chineseFace, pageFaceName } from "./page-face.ts";

// The bundler reads these calls as they are written.
const files = import.meta.glob<string>("./generated/chiron-page-*.woff2", {
  eager: true,
  import: "default",
  query: "?url",
});
const sheets = import.meta.glob<string>("./generated/page-*.css", { eager: true, import: "default", query: "?url" });

/** A page, by its path in `routes.ts`, and its language. */
type Place = { locale: Locale; page: string };

/** The Chinese that a page shows at once, and the sheet that names all other. */
function ownFace({ locale, page }: Place) {
  if (locale !== defaultLocale) return undefined;
  if (page === "") return { file: firstFile, others: besidesFirst };
  const name = pageFaceName(page);
  const [file, others] = [files[`./generated/chiron-${name}.woff2`], sheets[`./generated/${name}.css`]];
  return file && others ? { file, others } : undefined;
}

/** The font files that a page shows at once: few, since a phone opens six lines and has its style sheets to ask for. */
export function firstFaces(place: Place): string[] {
  const own = ownFace(place);
  return own ? [regular, bold, black, own.file] : [regular, bold, black];
}

const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}">`;

/**
 * The rule stands in the page, since a sheet of its own would be a request before the first view. It names no characters:
 * those of other files are named later, so they are looked for there first.
 */
const rule = (file: string, nonce = "") =>
  `<style nonce="${nonce}">@font-face{font-family:"${chineseFace.family}";font-weight:${chineseFace.weight};font-display:swap;src:url("${file}")format("woff2")}</style>`;

/**
 * Gives a page in Chinese its faces. All other Chinese is named once the first view is there: on the home page and in
 * English too, where a menu or the other language may draw it.
 *
 * @returns the page, and the sheet that it has when its first view is there
 */
export function withFaces(html: string, place: Place, nonce?: string): { html: string; later: string } {
  const own = ownFace(place);
  const later = own?.others ?? all;
  const named =
    (own ? rule(own.file, nonce) : "") + (import.meta.env.DEV ? link(later) : `<noscript>${link(later)}</noscript>`);
  return { html: html.replace("</head>", `${named}</head>`), later };
}
