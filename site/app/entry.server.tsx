import "./words/catalogue.server.ts";
import { splitPath } from "@gk/domain";
import { type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from "react-router-dom";
import { scriptsAfterFirstView } from "./after-first-view.ts";
import { draw } from "./draw.server.ts";
import { withFailedFiles } from "./errors/failed-file.server.ts";
import { lastDocument } from "./errors/last-words.ts";
import { report } from "./errors/report.server.ts";
import { firstFaces, withFaces } from "./fonts/first-faces.server.ts";
import { type Visit, visitContext } from "./session/context.ts";
import { metadataContext, withMetadata } from "./share/share.server.ts";
import { sharedPicture } from "./share/shared-picture.server.ts";
import { askForVitals } from "./vitals/ask.server.ts";
import { catalogue } from "./words/catalogue.ts";
import { pageOfRoute } from "./words/page-of-route.ts";

/**
 * Stands in the HTML for the response's nonce, which the server fills in when it sends the page, cached or fresh. Nobody can
 * guess it: whoever could write it into a page would have a script with a nonce.
 */
export const noncePlaceholder = `nonce-${crypto.randomUUID()}`;

/** Vite's own scripts in development carry no nonce, so there nothing does. */
const nonce = import.meta.env.DEV ? {} : { nonce: noncePlaceholder };

/** Wraps what the server knows about a request for the pages' loaders. */
export function visit(value: Visit) {
  const context = new RouterContextProvider();
  context.set(visitContext, value);
  context.set(metadataContext, {});
  return context;
}

/** Answers page requests with this build, by the build's own copy of the router. */
export const createHandler = (build: ServerBuild) => withFailedFiles(build, import.meta.env.MODE);

/** The picture with which the page of a visit is shared, once the page has been answered; none where it is no page. */
export function pictureOfVisit(context: RouterContextProvider) {
  const { metadata } = context.get(metadataContext);
  return metadata && { mark: metadata.mark, draw: () => sharedPicture(metadata.shared) };
}

export { handleError } from "./errors/report.server.ts";
export type { Visit };

type Around = Readonly<RouterContextProvider>;

async function render(request: Request, status: number, headers: Headers, context: EntryContext, around: Around) {
  const faults: unknown[] = [];
  const html = await draw(<ServerRouter context={context} url={request.url} {...nonce} />, {
    ...nonce,
    signal: request.signal,
    onError: (error) => void faults.push(error),
  });
  for (const fault of faults) report(fault, request, around);
  announce(headers, html, placeOf(request, context));
  const { vitalsShare, locale } = around.get(visitContext);
  const described = withMetadata(
    html,
    around.get(metadataContext).metadata,
    catalogue(locale)["product.name"] as string,
  );
  const asking = withFaces(askForVitals(described, vitalsShare), placeOf(request, context), nonce.nonce);
  return new Response(import.meta.env.DEV ? asking.html : scriptsAfterFirstView(asking.html, asking.later), {
    status: faults.length > 0 ? 500 : status,
    headers,
  });
}

/** Which page is answered with, and in which language. */
function placeOf(request: Request, { staticHandlerContext: { errors, matches } }: EntryContext) {
  const { locale } = splitPath(new URL(request.url).pathname);
  return { locale, page: errors ? "*" : pageOfRoute(matches.at(-1)?.route.id) };
}

const styleSheet = /<link [^<>]*?rel="stylesheet" href="([^"#]+)/g;

/** The picture that a page is opened for, of which a narrow window has another. */
const firstPicture =
  /<picture><source media="([^"]+)" srcSet="([^"]+)"[^>]*><img src="([^"]+)"[^>]*? fetchPriority="high"/;

const preloadPicture = (file: string | undefined, window: string) =>
  `<${file}>; rel=preload; as=image; fetchpriority=high; media="${window}"`;

/** The forms of that picture as its place in the page asks for them, which knows them by the width of the window. */
function picturesOf(html: string): string[] {
  const [, media, narrow, wide] = firstPicture.exec(html) ?? [];
  if (!media) return [];
  const narrowWindow = media.replace("&lt;", "<");
  return [preloadPicture(narrow, narrowWindow), preloadPicture(wide, `not ${narrowWindow}`)];
}

/**
 * The response names what the first view waits for, before the page is read: its styles, which on few lines go first, the
 * faces, which are known only to the styles, and the picture that it is opened for. Browsers put off what depends on the
 * window's width until they know it, so the last face, which is the smallest, is made to depend on it too: it comes after the
 * picture.
 */
function announce(headers: Headers, html: string, place: ReturnType<typeof placeOf>) {
  const pictures = picturesOf(html);
  const faces = firstFaces(place).map((file) => `<${file}>; rel=preload; as=font; crossorigin`);
  const last = pictures.length > 0 ? faces.splice(-1).map((link) => `${link}; media=all`) : [];
  for (const [, file] of html.matchAll(styleSheet)) headers.append("Link", `<${file}>; rel=preload; as=style`);
  for (const link of [...faces, ...pictures, ...last]) headers.append("Link", link);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  around: Around,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  try {
    return await render(request, status, headers, context, around);
  } catch (error) {
    // A page that fails is rendered once more, as the error page; when that fails too, only words are left (T114).
    if (!context.staticHandlerContext.errors) throw error;
    report(error, request, around);
    return new Response(lastDocument(splitPath(new URL(request.url).pathname).locale), { status: 500, headers });
  }
}
