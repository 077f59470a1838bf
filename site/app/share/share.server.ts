import { createHash } from "node:crypto";
import { localizePath, prefixedPath } from "@gk/domain";
import type { Picture } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";
import { createContext } from "react-router-dom";
import { escaped } from "../content/escaped.ts";
import type { Head } from "../data/page.ts";
import { openGraphLocale } from "../locale/open-graph-locale.ts";
import type { Visit } from "../session/context.ts";
import type { Structured } from "../structured/structured.ts";
import { dotted } from "../words/dotted.ts";
import { unparted } from "../words/unparted.ts";
import { drawings } from "./generated/drawings.ts";
import { type Shared, sharedPicture, sharedSize } from "./shared-picture.server.ts";

/**
 * What a page tells programs that show a link to it or look for it: the page's own head, with what search engines are told
 * of it, and its picture under the mark of what is in it.
 */
export type Metadata = { head: Head; shared: Shared; mark: string; address: string; origin: string };

/** Where a page's loader leaves its metadata. It is for nobody's script, so it stands in no loader's data. */
export const metadataContext = createContext<{ metadata?: Metadata }>({});

/** The name of a drawing of ours. */
export const drawingOf = (picture: Picture | undefined) =>
  Object.entries(pictures).find(([, one]) => one === picture)?.[0] as Shared["drawing"] | undefined;

/** What every picture looks like, so that a new look has new addresses: a sample's mark, made once in a process. */
let look: string | undefined;
const sample: Shared = { locale: "zh-HK", title: "看一看 Look 123", line: "", drawing: "mascotHello", tone: "leaf" };

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** The mark of a picture's content. */
function markOf(shared: Shared): string {
  look ??= hashed(sharedPicture(sample));
  return hashed(JSON.stringify([look, shared, drawings[shared.drawing]]));
}

/** The questions in an address that make another page of it, and not another state of the same. */
const faces = ["type", "forgot"] as const;

/**
 * The address of a page's picture: the mark of its content, and the page that it is of. The server draws what that page
 * says, and only where its mark is the one in the address: nobody can have other words drawn.
 */
export function metadataOf(
  { origin, locale }: Visit,
  request: Request,
  path: string,
  head: Head,
  shared: Shared,
): Metadata {
  const search = new URLSearchParams();
  const asked = new URL(request.url).searchParams;
  for (const face of faces) if (asked.has(face)) search.set(face, asked.get(face) ?? "");
  const page = (locale === "zh-HK" ? localizePath : prefixedPath)(path, locale) + (search.size > 0 ? `?${search}` : "");
  const mark = markOf(shared);
  return { head, shared, mark, address: `${origin}/share/${mark}.png?of=${encodeURIComponent(page)}`, origin };
}

/** No `<` may stand in a script's text, and what is a heading on its page has no lines here. */
const structuredTag = (one: Structured) =>
  `<script type="application/ld+json">${unparted(JSON.stringify(one)).replaceAll("<", "\\u003c")}</script>`;

/**
 * The tags by which a link to a page shows as a card (Open Graph, and the one of X that has no like there), and what search
 * engines are told. Whoever follows links within the page needs none of them, so they are written into the document alone:
 * in a page's data they would stand in it once more.
 */
export function withMetadata(html: string, metadata: Metadata | undefined, product: string): string {
  if (!metadata) return html;
  const { head, shared, address } = metadata;
  const other = shared.locale === "zh-HK" ? "en-US" : "zh-HK";
  const tags = [
    ["og:type", head.structured?.some((one) => one["@type"] === "Article") ? "article" : "website"],
    ["og:site_name", product],
    ["og:title", head.title],
    ...(head.description ? [["og:description", head.description]] : []),
    ["og:url", head.canonical],
    ["og:locale", openGraphLocale[shared.locale]],
    ["og:locale:alternate", openGraphLocale[other]],
    ["og:image", address],
    ["og:image:width", `${sharedSize.width}`],
    ["og:image:height", `${sharedSize.height}`],
    ["og:image:alt", dotted([shared.title, ...(shared.line ? [shared.line] : [])], shared.locale)],
  ].map(([name = "", content = ""]) => `<meta property="${name}" content="${escaped(unparted(content))}">`);
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const structured = (head.structured ?? []).map(structuredTag).join("");
  return html.replace("</head>", () => `${tags.join("")}${card}${structured}</head>`);
}
