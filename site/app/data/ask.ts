import type { Result } from "@gk/web";
import { browserClient } from "./client.ts";
import { type Query, type ReadName, run } from "./query.ts";

/** Asks something that no loader has read, when it is wanted; who shows the answer hands it on by `keepAnswer`. */
export const ask = <Name extends ReadName>(asked: Pick<Query<Name>, "call" | "request">): Promise<Result<Name>> =>
  run(browserClient, asked);
