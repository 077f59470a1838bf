import type { Context } from "../http/handler.ts";
import { forgetTry } from "./rate-limit.ts";
import { requireFewTries } from "./require-few-tries.ts";

/**
 * Judges a guess at a password, while there were few wrong ones (decision 12). It counts as wrong until it is judged, so
 * that guesses at the same moment cannot slip past the limit together; one that was not judged in the end is none.
 *
 * @param judge gives what a right guess leads to, and nothing for a wrong one
 * @errors refuses with the seconds to wait
 */
export async function judgeGuess<Right>(
  context: Context,
  who: string,
  judge: () => Promise<Right | undefined>,
): Promise<Right | undefined> {
  const tried = await requireFewTries(context, "signin", who);
  const forget = () => forgetTry(context.database, tried);
  try {
    const right = await judge();
    if (right !== undefined) await forget();
    return right;
  } catch (error) {
    await forget();
    throw error;
  }
}
