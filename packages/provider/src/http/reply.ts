import { type AnswerOf, answerStatus, type Call, type CallName, type calls, type Page } from "@gk/web";
import type { Refusal } from "./refusal.ts";

/** A success in JSON, before it becomes a response. */
interface Reply<Body> {
  readonly httpStatus: 200 | 201;
  readonly body: Body;
}

type WithoutStatusCode<Body> = Body extends unknown ? Omit<Body, "status_code"> : never;

/** What the handler of a call gives: a success in JSON, or a finished response where the row answers something else. */
export type ReplyOf<Name extends CallName> = (typeof calls)[Name] extends { readonly answers: string }
  ? Response
  : Reply<WithoutStatusCode<AnswerOf<Name>>>;

const success = { status: answerStatus.success } as const;

/** A success that says nothing more. */
export const done = () => ({ httpStatus: 200, body: success }) as const;

/** A success with data. */
export const answer = <const Data>(data: Data) => ({ httpStatus: 200, body: { ...success, data } }) as const;

/** A success that made something. */
export const created = <const Data>(data: Data) => ({ httpStatus: 201, body: { ...success, data } }) as const;

/** A success with a part of a list. */
export const list = <const Item>(data: Item[], meta: Page) =>
  ({ httpStatus: 200, body: { ...success, data, meta } }) as const;

/** A success with a whole list, on one page. */
export const wholeList = <const Item>(data: Item[]) => list(data, { page: 1, limit: data.length, total: data.length });

/** Bytes that only their owner may keep. */
export function bytes(content: Uint8Array<ArrayBuffer>, contentType: string): Response {
  return new Response(content, {
    headers: { "Content-Type": contentType, "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff" },
  });
}

/** The response of a success. */
export function respond(call: Call, reply: Reply<object> | Response): Response {
  return reply instanceof Response ? reply : json(call, reply.httpStatus, reply.body);
}

/** The response of a refusal. */
export function respondRefusal(call: Call | undefined, { httpStatus, body }: Refusal): Response {
  const response = json(call, httpStatus, body);
  if (body.retry_after !== undefined) response.headers.set("Retry-After", String(body.retry_after));
  return response;
}

/** Calls under `/children` and image calls say the HTTP status in the body too (decision 9, T78, T85). */
function json(call: Call | undefined, httpStatus: number, body: object): Response {
  const repeats = call && (call.path.startsWith("/children") || call.path.endsWith("/image"));
  return Response.json(repeats ? { ...body, status_code: httpStatus } : body, {
    status: httpStatus,
    headers: { "Cache-Control": "no-store" },
  });
}
