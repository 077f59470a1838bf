import type { Locale } from "@gk/domain";
import { addressOf } from "./address.ts";
import type { Call } from "./call.ts";
import type { AddressOf, ClientCallName, RequestOf } from "./call-types.ts";
import { type CallName, calls } from "./calls/index.ts";
import { type MultipartBody, toFormData } from "./multipart.ts";
import { readBody } from "./read-body.ts";
import { type Result, sortAnswer, type Unanswered } from "./result.ts";
import { createSessionWatch } from "./session-watch.ts";

/** How a client reaches the provider. */
export interface ClientOptions {
  /** The address of the provider's `/web`, or of a gateway to it, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The current language, asked at each call, so that a switch shows without a reload (T18). */
  readonly locale: () => Locale;
  /** The member's token. A browser has none: the site's gateway adds it. */
  readonly token?: () => string | undefined;
  /**
   * Called when an answer says that the session is over, once for all calls under way, and never for a sign-out (T79).
   * Calls made before its promise settles do not call it again.
   */
  readonly onSessionInvalid?: () => void | Promise<void>;
  /**
   * How long to wait for a whole answer.
   * @default 15_000
   */
  readonly timeoutMs?: number;
}

/** Makes one call. */
export type Make<Name extends ClientCallName> = (
  ...request: {} extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>]
) => Promise<Result<Name>>;

/** One function for each call, under its operation name. */
export type Client = { readonly [Name in ClientCallName]: Make<Name> };

const defaultTimeoutMs = 15_000;

interface AnyRequest {
  readonly body?: MultipartBody | FormData;
  readonly signal?: AbortSignal;
}

function encode(row: Call, body: MultipartBody | FormData): BodyInit {
  if (row.encoding !== "multipart") return JSON.stringify(body);
  return body instanceof FormData ? body : toFormData(body);
}

function headers(row: Call, { locale, token }: ClientOptions): Headers {
  const sent = new Headers({ Accept: "application/json", Language: locale() });
  // The content type of a multipart body carries its boundary, which only fetch knows (T87).
  if (row.encoding === "json") sent.set("Content-Type", "application/json");
  const stored = row.access === "member" ? token?.() : undefined;
  if (stored !== undefined) sent.set("Authorization", `Bearer ${stored}`);
  return sent;
}

function unanswered(error: unknown, timedOut: boolean, signal: AbortSignal | undefined): Unanswered {
  const reason = timedOut ? "timeout" : signal?.aborted ? "aborted" : "unreachable";
  return { ok: false, kind: "network", reason, error };
}

/**
 * Makes the functions by which a browser or a server calls the provider.
 * @example
 * const client = createClient({ baseUrl: "/web", fetch, locale: () => "zh-HK" });
 * const result = await client.signIn({ body });
 * if (!result.ok && result.kind === "refused") show(result.body.message);
 * @source spec §7
 */
export function createClient(options: ClientOptions): Client {
  // Called without an object before it: a browser refuses its own fetch as somebody else's method.
  const { fetch } = options;
  const session = createSessionWatch(() => options.onSessionInvalid?.());

  const make =
    (name: CallName, row: Call) =>
    async (request: AnyRequest = {}) => {
      const { body, signal } = request;
      const tellSession = session.begin();
      const abort = new AbortController();
      const stop = () => abort.abort(signal?.reason);
      let timedOut = false;
      const timer = setTimeout(() => {
        timedOut = true;
        abort.abort(new DOMException("No answer in time", "TimeoutError"));
      }, options.timeoutMs ?? defaultTimeoutMs);
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop);
      try {
        const response = await fetch(options.baseUrl + addressOf(name, request as AddressOf<CallName>), {
          method: row.method,
          headers: headers(row, options),
          signal: abort.signal,
          ...(body === undefined ? {} : { body: encode(row, body) }),
        });
        const answer = await readBody(response, row);
        if (name !== "signOut") await tellSession(answer);
        return sortAnswer(row, response, answer);
      } catch (error) {
        return unanswered(error, timedOut, signal);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
      }
    };

  return Object.fromEntries(
    Object.entries(calls).map(([name, row]) => [name, make(name as CallName, row)]),
  ) as unknown as Client;
}
