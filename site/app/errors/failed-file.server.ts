import {
  createContext,
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router-dom";

type Routes = ServerBuild["routes"];
type FileRoute = NonNullable<Routes[string]>;
type Handler = (request: Request, context: RouterContextProvider) => ReturnType<RequestHandler>;

const statusContext = createContext<number>();

/** A route without anything to show answers with a file. */
const isFile = ({ module }: FileRoute) => module.default === undefined;

function fail({ context }: LoaderFunctionArgs): never {
  throw data(null, { status: context.get(statusContext) });
}

/** The route of a file as that of a page that fails with the status of the context. */
const failing = (route: FileRoute): FileRoute => ({
  ...route,
  module: { default: () => null, loader: fail, middleware: [] },
});

/** Whether a route has answered with something that no page is: the router's own words for programs. */
const isFailedFile = (request: Request, { status, headers }: Response) =>
  status >= 400 &&
  (request.method === "GET" || request.method === "HEAD") &&
  !headers.get("Content-Type")?.startsWith("text/html") &&
  !new URL(request.url).pathname.endsWith(".data");

/**
 * Answers with the error page where a file (a receipt, a calendar's event, a feed) can't be had: for whoever follows its
 * link, the router's answer is a page with the word "null".
 * @source spec §8
 */
export function withFailedFiles(build: ServerBuild, mode: string): Handler {
  const answer = createRequestHandler(build, mode);
  const routes: Routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && isFile(route) ? failing(route) : route]),
  );
  const showFailure = createRequestHandler({ ...build, routes }, mode);
  return async (request, context) => {
    const response = await answer(request, context);
    if (!isFailedFile(request, response)) return response;
    context.set(statusContext, response.status);
    return showFailure(request, context);
  };
}
