import "./words/catalogue.server.ts";
import { splitPath } from "@gk/domain";
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { lastDocument } from "./errors/last-words.ts";
import { type Visit, visitContext } from "./session/context.ts";

/** Stands in the HTML for the response's nonce, which the server fills in when it sends the page, cached or fresh. */
export const noncePlaceholder = "nonce-placeholder-6f1d";

/** Vite's own scripts in development carry no nonce, so there nothing does. */
const nonce = import.meta.env.DEV ? {} : { nonce: noncePlaceholder };

/** Wraps what the server knows about a request for the pages' loaders. */
export function visit(value: Visit) {
  return new RouterContextProvider(new Map([[visitContext, value]]));
}

/** Answers page requests with this build, by the build's own copy of the router. */
export const createHandler = (build: ServerBuild) => createRequestHandler(build, import.meta.env.MODE);

async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  let outcome = status;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} {...nonce} />, {
    ...nonce,
    signal: request.signal,
    onError: () => {
      outcome = 500;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  return new Response(afterTheFirstView(html), { status: outcome, headers });
}

/**
 * The router asks for its scripts as urgently as for styles, on a phone ahead of what is seen first. The page is whole
 * without them, so they come after it.
 */
const afterTheFirstView = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * Styles are what the first view waits for, but the router writes its script preloads above them. So the response names
 * them before the page does.
 */
function announceStyles(headers: Headers, { manifest, staticHandlerContext: { matches } }: EntryContext) {
  const files = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  for (const file of new Set(files)) headers.append("Link", `<${file}>; rel=preload; as=style`);
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  announceStyles(headers, context);
  try {
    return await render(request, status, headers, context);
  } catch (error) {
    // A page that fails is rendered once more, as the error page; when that fails too, only words are left (T114).
    if (!context.staticHandlerContext.errors) throw error;
    return new Response(lastDocument(splitPath(new URL(request.url).pathname).locale), { status: 500, headers });
  }
}
