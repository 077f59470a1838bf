import type { Locale } from "@gk/domain";
import { addressOf } from "./address.ts";
import type { Call } from "./call.ts";
import type { AddressOf, ClientCallName, RequestOf } from "./call-types.ts";
import { type CallName, calls } from "./calls/index.ts";
import { type MultipartBody, toFormData } from "./multipart.ts";
import { readBody } from "./read-body.ts";
import { type Result, sortAnswer } from "./result.ts";
import { createSessionWatch } from "./session-watch.ts";
import { withTimeLimit } from "./time-limit.ts";

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
   * The number of the member whose page the calls come from, in the head `Member` of a member's calls: the provider refuses
   * them where somebody else is signed in by then, in another tab.
   */
  readonly member?: () => string | undefined;
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

function headers(row: Call, { locale, token, member }: ClientOptions): Headers {
  const sent = new Headers({ Accept: "application/json", Language: locale() });
  // The content type of a multipart body carries its boundary, which only fetch knows (T87).
  if (row.encoding === "json") sent.set("Content-Type", "application/json");
  const stored = row.access === "member" ? token?.() : undefined;
  const whose = row.access === "member" ? member?.() : undefined;
  if (whose !== undefined) sent.set("Member", whose);
  if (stored !== undefined) sent.set("Authorization", `Bearer ${stored}`);
  return sent;
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
      const tellSession = session.begin();
      const url = options.baseUrl + addressOf(name, request as AddressOf<CallName>);
      const init: RequestInit = {
        method: row.method,
        headers: headers(row, options),
        ...(request.body === undefined ? {} : { body: encode(row, request.body) }),
      };
      const answer = await withTimeLimit(options.timeoutMs ?? defaultTimeoutMs, request.signal, async (signal) => {
        const response = await fetch(url, { ...init, signal });
        return { response, body: await readBody(response, row) };
      });
      if (!("done" in answer)) return answer;
      const { response, body } = answer.done;
      // Signing out of a session that is over already is no news (T79).
      if (name !== "signOut") await tellSession(body);
      return sortAnswer(row, response, body);
    };

  return Object.fromEntries(
    Object.entries(calls).map(([name, row]) => [name, make(name as CallName, row)]),
  ) as unknown as Client;
}
