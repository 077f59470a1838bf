import { defaultLocale, type Locale } from "@gk/domain";
import all from "./generated/chinese.css?url";
import firstFile from "./generated/chiron-first.woff2?url";
import firstSheet from "./generated/first.css?url";
import regular from "./generated/nunito-english-400.woff2?url";
import bold from "./generated/nunito-english-700.woff2?url";
import black from "./generated/nunito-english-900.woff2?url";
import { pageFaceName } from "./page-face.ts";

// The bundler reads these calls as they are written.
const files = import.meta.glob<string>("./generated/chiron-page-*.woff2", {
  eager: true,
  import: "default",
  query: "?url",
});
const sheets = import.meta.glob<string>("./generated/page-*.css", { eager: true, import: "default", query: "?url" });

/** A page, by its path in `routes.ts`, and its language. */
type Place = { locale: Locale; page: string };

/** The Chinese that a page shows at once, and the sheet that names it; the home page's names no other. */
function ownFace({ locale, page }: Place) {
  if (locale !== defaultLocale) return undefined;
  if (page === "") return { file: firstFile, sheet: firstSheet };
  const name = pageFaceName(page);
  const [file, sheet] = [files[`./generated/chiron-${name}.woff2`], sheets[`./generated/${name}.css`]];
  return file && sheet ? { file, sheet } : undefined;
}

/** The font files that a page shows at once: few, since a phone opens six lines and has its style sheets to ask for. */
export function firstFaces(place: Place): string[] {
  if (place.locale !== defaultLocale) return [regular, bold, black];
  const own = ownFace(place);
  return own ? [regular, black, own.file] : [regular, black];
}

const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}">`;

/**
 * Gives a page in Chinese its faces. All other Chinese is named later on the home page, whose first view has slices
 * enough, and in English, where none is drawn.
 *
 * @returns the page, and the sheet that it has when its first view is there
 */
export function withFaces(html: string, place: Place): { html: string; later: string | undefined } {
  const own = ownFace(place);
  const later = own && place.page !== "" ? undefined : all;
  const others = later ? link(later) : "";
  const links =
    (own ? link(own.sheet) : "") + (import.meta.env.DEV ? others : others && `<noscript>${others}</noscript>`);
  return { html: html.replace("</head>", `${links}</head>`), later };
}
