import type { Context } from "../http/handler.ts";
import { tooManyRequests } from "../http/refusal.ts";
import { countTry, type Limited } from "./rate-limit.ts";

/**
 * Counts a try and lets it on only while there were few (decision 12).
 *
 * @errors refuses with the seconds to wait
 * @returns the key under which the try was counted
 */
export async function requireFewTries(
  { database, limits, now }: Context,
  limited: Limited,
  who: string,
): Promise<string> {
  const key = `${limited} ${who}`;
  const waitSeconds = await countTry(database, limits[limited], key, now);
  if (waitSeconds !== undefined) throw tooManyRequests(waitSeconds);
  return key;
}
