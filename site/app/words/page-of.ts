import { splitPath } from "@gk/domain";

/** A page's path in `routes.ts`, of its route's pattern in any of the three forms of an address: `/zh-HK/market/:advertisementId`. */
export const pageOf = (pattern: string) => splitPath(`/${pattern.replace(/^\//, "")}`).path.slice(1);
