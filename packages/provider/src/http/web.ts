import { hongKongToday } from "@gk/domain";
import { type CallName, type Match, matchCall, webPrefix } from "@gk/web";
import { openApiDocument } from "@gk/web/openapi";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { failureOf } from "../work.ts";
import { type Context, type Handler, type Handlers, type MemberContext, notBuilt } from "./handler.ts";
import { localeOfRequest } from "./locale.ts";
import { readRequest } from "./read-request.ts";
import { notFound, notImplemented, Refusal, refused } from "./refusal.ts";
import { respond, respondRefusal } from "./reply.ts";
import type { Services } from "./services.ts";
import { sessionOfRequest } from "./session.ts";

/** A picture of the largest size, and room for the form around it. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** A handler of any row, as the dispatch sees it: the row's own rules have made its input fit. */
type AnyHandler = (input: unknown, context: Context | MemberContext) => ReturnType<Handler<CallName>>;

/** Answers the calls of the table beneath `/web`. */
export function webApp(handlers: Handlers, services: Services): Hono {
  const app = new Hono().basePath(webPrefix);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLarge }));
  app.get("/openapi.json", (c) =>
    c.json(openApiDocument({ version: "1.0.0", serverUrl: services.origin + webPrefix })),
  );
  app.all("*", (c) => answerRequest(c.req.raw, handlers, services));
  return app;
}

const refuseLarge = () => respondRefusal(undefined, refused("upload.tooLarge", 413));

async function answerRequest(request: Request, handlers: Handlers, services: Services): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const match = matchCall(request.method, pathname.slice(webPrefix.length), search);
  const began = services.clock();
  const response = await answerOrRefuse(match, request, handlers, services);
  const ms = services.clock().getTime() - began.getTime();
  services.log.info({ call: match?.name, httpStatus: response.status, ms }, "answered");
  return response;
}

async function answerOrRefuse(
  match: Match | undefined,
  request: Request,
  handlers: Handlers,
  services: Services,
): Promise<Response> {
  try {
    if (!match) throw notFound();
    return await answerMatch(match, request, handlers, services);
  } catch (error) {
    if (error instanceof Refusal) return respondRefusal(match?.row, error);
    services.log.error({ call: match?.name, failure: failureOf(error) }, "handler failed");
    return respondRefusal(match?.row, refused("server", 500));
  }
}

async function answerMatch(match: Match, request: Request, handlers: Handlers, services: Services): Promise<Response> {
  const now = services.clock();
  const context: Context = {
    ...services,
    now,
    today: hongKongToday(now),
    locale: localeOfRequest(request),
    address: services.addressOf(request),
  };
  const session = match.row.access === "member" ? await sessionOfRequest(request, services.database, now) : undefined;
  const input = await readRequest(match, request, services.database, context.today);
  const handler = handlers[match.name];
  if (handler === notBuilt) throw notImplemented();
  return respond(match.row, await (handler as AnyHandler)(input, { ...context, ...session }));
}
