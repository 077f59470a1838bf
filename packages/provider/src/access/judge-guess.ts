import type { Context } from "../http/handler.ts";
import { forgetTry } from "./rate-limit.ts";
import { requireFewTries } from "./require-few-tries.ts";

/**
 * Judges a guess at a password, while there were few wrong ones (decision 12). It counts as wrong until it is judged, so
 * that guesses at the same moment cannot slip past the limit together; one that was not judged in the end is none.
 *
 * @errors refuses with the seconds to wait
 * @returns whether it was right
 */
export async function judgeGuess(context: Context, who: string, judge: () => Promise<boolean>): Promise<boolean> {
  const tried = await requireFewTries(context, "signin", who);
  const forget = () => forgetTry(context.database, tried);
  try {
    const isRight = await judge();
    if (isRight) await forget();
    return isRight;
  } catch (error) {
    await forget();
    throw error;
  }
}
