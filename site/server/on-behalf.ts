import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Upstream } from "./upstream.ts";

/** Speaks to the provider on behalf of whoever sent a request. */
export type UpstreamFor = (c: Context) => Upstream;

/**
 * Tells the provider, which counts tries by address (decision 12), who asks, and under which id it is known here. What a request says of itself is believed
 * only when a proxy of ours stands in front: the last entry is the address that it saw.
 */
export const onBehalf =
  (upstream: Upstream, trustProxy: boolean): UpstreamFor =>
  (c) =>
  (request) => {
    const seenByProxy = trustProxy && c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim();
    const address = seenByProxy || getConnInfo(c).remote.address;
    if (address) request.headers.set("X-Forwarded-For", address);
    // By what is signed in with, its owner knows a session again (decision 119).
    const userAgent = c.req.header("User-Agent");
    if (userAgent) request.headers.set("User-Agent", userAgent);
    request.headers.set("X-Request-Id", c.get("requestId"));
    return upstream(request);
  };
