import { answerStatus } from "./answer-status.ts";
import { numberIn } from "./result.ts";

/**
 * Tells once that the session is over, however many answers say so. Calls that were under way when the first −3 came
 * belong to the session that ended, and so do calls begun while the listener is still at work; a −3 to a later call
 * speaks of a new session and is told again.
 * @source spec §4; T79
 */
export function createSessionWatch(onSessionInvalid: () => void | Promise<void>) {
  let begun = 0;
  let ended = 0;
  let telling = false;

  const tell = async () => {
    telling = true;
    try {
      await onSessionInvalid();
    } finally {
      telling = false;
      ended = begun;
    }
  };

  return {
    /** Marks the beginning of a call and gives the function that takes its answer's body. */
    begin() {
      begun += 1;
      const call = begun;
      return async (body: unknown): Promise<void> => {
        if (numberIn(body, "status") !== answerStatus.sessionInvalid) return;
        if (telling || call <= ended) return;
        await tell();
      };
    },
  };
}
