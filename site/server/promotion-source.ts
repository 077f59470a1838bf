import { matchCall, webPrefix } from "@gk/web";
import type { UpstreamFor } from "./on-behalf.ts";

const isPromotion = ({ method, url }: Request) =>
  matchCall(method, new URL(url).pathname.slice(webPrefix.length), "")?.name === "streamPromotion";

/**
 * Has the promotion stream come from an address of its own, such as a Firebase realtime database's (decision 34), and all
 * else from the provider. It is asked from here, so that browsers reach nobody else for it and a key in the address stays
 * with us; it learns nothing of who listens.
 */
export const withPromotionFrom =
  (address: string, upstreamFor: UpstreamFor): UpstreamFor =>
  (c) =>
  (request) =>
    isPromotion(request)
      ? fetch(address, { headers: { Accept: "text/event-stream" }, signal: request.signal })
      : upstreamFor(c)(request);
