import "./words/catalogue.server.ts";
import { splitPath } from "@gk/domain";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { scriptsAfterFirstView } from "./after-first-view.ts";
import { draw } from "./draw.server.ts";
import { lastDocument } from "./errors/last-words.ts";
import { report } from "./errors/report.server.ts";
import { firstFaces } from "./fonts/first-faces.ts";
import { type Visit, visitContext } from "./session/context.ts";
import { askForVitals } from "./vitals/ask.server.ts";

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
  const asking = askForVitals(html, around.get(visitContext).vitalsShare);
  return new Response(import.meta.env.DEV ? asking : scriptsAfterFirstView(asking), {
    status: faults.length > 0 ? 500 : status,
    headers,
  });
}

/** Faces are known only to the styles, which come first: so the response names those of the first view by itself. */
function announceFaces(headers: Headers, pathname: string) {
  for (const file of firstFaces(splitPath(pathname))) {
    headers.append("Link", `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  around: Around,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  announceFaces(headers, new URL(request.url).pathname);
  try {
    return await render(request, status, headers, context, around);
  } catch (error) {
    // A page that fails is rendered once more, as the error page; when that fails too, only words are left (T114).
    if (!context.staticHandlerContext.errors) throw error;
    report(error, request, around);
    return new Response(lastDocument(splitPath(new URL(request.url).pathname).locale), { status: 500, headers });
  }
}
