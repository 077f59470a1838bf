import type { ReadCallName, Result } from "@gk/web";
import { browserClient } from "./client.ts";
import { type Query, run } from "./query.ts";

/** Asks something now, of which no page keeps the answer. */
export const ask = <Name extends ReadCallName>(asked: Query<Name>): Promise<Result<Name>> => run(browserClient, asked);
