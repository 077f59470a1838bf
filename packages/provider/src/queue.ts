import { busy } from "./http/refusal.ts";

/** How much work goes on at the same time. */
interface QueueBounds {
  readonly atOnce: number;
  /** How many more may wait for their turn. @default any number */
  readonly waiting?: number;
  /** How long somebody who is turned away should wait, in seconds. @default 5 */
  readonly retrySeconds?: number;
  /** How long somebody who is turned away waits to hear it, so that asking again at once takes nothing. @default 0 */
  readonly turnsAwayAfterMs?: number;
}

/** Work that takes much of the machine, some at a time. */
export interface Queue {
  /**
   * Does a task when it is its turn, however the ones before it have ended.
   *
   * @errors refuses with 429 where as many wait as may
   */
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** @errors refuses where a task would be refused now: before work is done for it that would be in vain */
  requireRoom(this: void): Promise<void>;
  /** How many wait for their turn. */
  waiting(this: void): number;
}

/**
 * Makes a queue for work that many people can ask for at once. What waits in it is bounded: who waits for longer than a
 * person does takes room from those who have just come.
 *
 * @example const inTurn = queue({ atOnce: 1 }); await Promise.all([inTurn(first), inTurn(second)]);
 */
export function queue({
  atOnce,
  waiting = Number.POSITIVE_INFINITY,
  retrySeconds = 5,
  turnsAwayAfterMs = 0,
}: QueueBounds): Queue {
  const line: (() => void)[] = [];
  let going = 0;

  const isFull = () => going >= atOnce && line.length >= waiting;
  const turnAway = async () => {
    if (turnsAwayAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, turnsAwayAfterMs));
    throw busy(retrySeconds);
  };

  const inTurn = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // Not by `requireRoom`: to wait for it would let others in between.
    if (isFull()) await turnAway();
    if (going < atOnce) going += 1;
    // Whoever ends hands the place on, so that nobody who has just come takes it before.
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else going -= 1;
    }
  };
  const requireRoom = async () => {
    if (isFull()) await turnAway();
  };
  return Object.assign(inTurn, { requireRoom, waiting: () => line.length });
}
