import { hongKongToday } from "@gk/domain";
import { type CallName, longestForm, type Match, matchCall, type RefusalCode, webPrefix } from "@gk/web";
import { openApiDocument } from "@gk/web/openapi";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deviceOf } from "../access/device.ts";
import { unavailability } from "../database/unavailable.ts";
import { withDemoNames } from "../development/demo-names.ts";
import { failureOf } from "../work.ts";
import { type Context, type Handler, type Handlers, type MemberContext } from "./handler.ts";
import { localeOfRequest } from "./locale.ts";
import { readRequest } from "./read-request.ts";
import { notFound, Refusal, refused, unavailable } from "./refusal.ts";
import { respond, respondRefusal } from "./reply.ts";
import type { Services } from "./services.ts";
import { sessionOfRequest } from "./session.ts";

/** A picture of the largest size, and room for the form around it. @units bytes */
const longestFormWithPicture = 6 * 2 ** 20;

/** A handler of any row, as the dispatch sees it: the row's own rules have made its input fit. */
type AnyHandler = (input: unknown, context: Context | MemberContext) => ReturnType<Handler<CallName>>;

const upTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuseLarge(c.req.raw) });
const [form, formWithPicture] = [upTo(longestForm), upTo(longestFormWithPicture)];

/** Answers the calls of the table beneath `/web`. */
export function webApp(handlers: Handlers, services: Services): Hono {
  const app = new Hono().basePath(webPrefix);
  app.use((c, next) => (takesPicture(c.req.raw) ? formWithPicture : form)(c, next));
  app.get("/openapi.json", (c) =>
    c.json(openApiDocument({ version: "1.0.0", serverUrl: services.origin + webPrefix })),
  );
  app.all("*", (c) => answerRequest(c.req.raw, handlers, services));
  return app;
}

const takesPicture = (request: Request) => matchOf(request)?.row.encoding === "multipart";

const refuseLarge = (request: Request) => respondRefusal(matchOf(request)?.row, refused("upload.tooLarge", 413));

function matchOf(request: Request): Match | undefined {
  const { pathname, search } = new URL(request.url);
  return matchCall(request.method, pathname.slice(webPrefix.length), search);
}

async function answerRequest(request: Request, handlers: Handlers, services: Services): Promise<Response> {
  const match = matchOf(request);
  const began = services.clock();
  const { response, cause } = await answerOrRefuse(match, request, handlers, services);
  const ms = services.clock().getTime() - began.getTime();
  const { name: call, row } = match ?? {};
  // The path as the table has it: what stands in an address may be somebody's.
  services.log.info({ call, path: row?.path, httpStatus: response.status, cause, ms }, "answered");
  services.onAnswered({ call: call ?? "none", outcome: outcomeOf(response.status), ms });
  return response;
}

const outcomeOf = (status: number) => (status < 400 ? "ok" : status < 500 ? "refused" : "failed");

async function answerOrRefuse(
  match: Match | undefined,
  request: Request,
  handlers: Handlers,
  services: Services,
): Promise<{ readonly response: Response; readonly cause?: string }> {
  try {
    if (!match) throw notFound();
    return { response: await answerMatch(match, request, handlers, services) };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOfFault(error, match, services);
    return { response: respondRefusal(match?.row, refusal), cause: refusal.message };
  }
}

/** What a failure is called where the member is to know what stands as it was. @source spec §8 */
const failures: Partial<Record<Match["name"], RefusalCode>> = { updateProfileImage: "image.change" };

function refusalOfFault(error: unknown, match: Match | undefined, { log }: Services): Refusal {
  const condition = unavailability(error);
  if (condition !== undefined) {
    log.warn({ call: match?.name, condition }, "the database is unavailable");
    return unavailable();
  }
  log.error({ call: match?.name, failure: failureOf(error) }, "handler failed");
  return refused((match && failures[match.name]) ?? "server", 500);
}

async function answerMatch(match: Match, request: Request, handlers: Handlers, services: Services): Promise<Response> {
  const now = services.clock();
  const context: Context = {
    ...services,
    now,
    today: hongKongToday(now),
    locale: localeOfRequest(request),
    address: services.addressOf(request),
    device: deviceOf(request.headers.get("User-Agent")),
  };
  const session = match.row.access === "member" ? await sessionOfRequest(request, services.database, now) : undefined;
  const input = await readRequest(match, request, services.database, context.today);
  const reply = await (handlers[match.name] as AnyHandler)(input, { ...context, ...session });
  const isDemo = services.mode === "development" && session && !(reply instanceof Response);
  return respond(match.row, isDemo ? withDemoNames(reply, context.locale) : reply);
}
