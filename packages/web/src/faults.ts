import type { Result } from "./result.ts";
import type { ClientCallName } from "./call-types.ts";

type Failure = Extract<Result<ClientCallName>, { readonly ok: false }>;

/** Something that can go wrong with any call, and what the client must make of it. */
export interface Fault {
  readonly name: string;
  /** Stands in for `fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly kind: Failure["kind"];
  /** Whether the session is over. A sign-out never says so. */
  readonly endsSession: boolean;
}

const json = (body: unknown, status: number) => async () => Response.json(body, { status });
const raw = (body: string, status: number, type: string) => async () =>
  new Response(body, { status, headers: { "Content-Type": type } });

/** Answers nothing, and looks at no signal, as a provider in the same process: whoever asks has to stop by themselves. */
const silence: Fault["fetch"] = () => new Promise(() => undefined);

const fault = (name: string, kind: Fault["kind"], fetch: Fault["fetch"], endsSession = false): Fault => ({
  name,
  kind,
  fetch,
  endsSession,
});

/**
 * Every fault that every call, and every screen that makes one, must survive.
 * @source spec §7 and §8; T78, T80
 */
export const faults: readonly Fault[] = [
  fault("network error", "network", () => Promise.reject(new TypeError("fetch failed"))),
  fault("timeout", "network", silence),
  fault("500 with an error page", "unexpected", raw("<!doctype html><title>500</title>", 500, "text/html")),
  fault("503 maintenance", "refused", json({ status: 0, message: "maintenance" }, 503)),
  fault("503 from in front of the provider", "unexpected", raw("Service Unavailable", 503, "text/plain")),
  fault("404 without a body", "unexpected", raw("", 404, "text/plain")),
  fault("0 refused", "refused", json({ status: 0, message: "conflict" }, 409)),
  fault("−1 invalid", "refused", json({ status: -1, errors: { name: ["name.required"] } }, 422)),
  fault("−2 not found", "refused", json({ status: -2, message: "notFound" }, 404)),
  fault("−3 session invalid", "refused", json({ status: -3, message: "sessionEnded" }, 401), true),
  fault("−3 with HTTP 200", "refused", json({ status: -3 }, 200), true),
  fault("−4 too many requests", "refused", json({ status: -4, message: "tooManyRequests", retry_after: 60 }, 429)),
  fault("200 with an empty body", "unexpected", raw("", 200, "application/json")),
  fault("200 with broken JSON", "unexpected", raw('{"status":1,"da', 200, "application/json")),
  fault("200 with null", "unexpected", raw("null", 200, "application/json")),
  fault("200 with an error page", "unexpected", raw("<!doctype html>", 200, "text/html")),
];
