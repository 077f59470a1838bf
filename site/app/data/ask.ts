import type { Result } from "@gk/web";
import { browserClient } from "./client.ts";
import { type Query, run, type ReadName } from "./query.ts";

/** Asks something now, of which no page keeps the answer. */
export const ask = <Name extends ReadName>(asked: Pick<Query<Name>, "call" | "request">): Promise<Result<Name>> =>
  run(browserClient, asked);
