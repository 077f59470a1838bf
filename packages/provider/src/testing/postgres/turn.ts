import type { Pool } from "pg";

/** Holds whoever comes to a statement. */
export interface Turn {
  /** To be called before each statement. */
  before(this: void): Promise<void>;
  /** Holds whoever comes to a statement, counted from now, until it may go on; resolves when somebody has come to it. */
  holdBefore(this: void, statement: number): Promise<true>;
  goOn(this: void): void;
}

/** Makes a turn in which nobody is held yet. */
export function createTurn(): Turn {
  let left = Number.POSITIVE_INFINITY;
  let arrival = Promise.withResolvers<true>();
  let leave = Promise.withResolvers<void>();
  return {
    before: async () => {
      left -= 1;
      if (left !== 0) return;
      arrival.resolve(true);
      await leave.promise;
    },
    holdBefore(statement) {
      arrival = Promise.withResolvers();
      leave = Promise.withResolvers();
      left = statement;
      return arrival.promise;
    },
    goOn() {
      left = Number.POSITIVE_INFINITY;
      leave.resolve();
    },
  };
}

/** Two requests that meet: the first through a connection that takes turns, the second through another. */
interface Meeting<First, Second> {
  /** Before which of its statements the first is held, until the second is over or waits for what the first holds. */
  readonly statement: number;
  readonly first: () => Promise<First>;
  readonly second: () => Promise<Second>;
}

/** What came of both, and whether the first was held there; it was not where it has fewer statements. */
interface Met<First, Second> {
  readonly first: First;
  readonly second: Second;
  readonly isHeld: boolean;
}

/** Has two requests meet. The monitor is a connection to the same database, by which it is seen whether one waits. */
export async function meetBefore<First, Second>(
  turn: Turn,
  monitor: Pool,
  { statement, first, second }: Meeting<First, Second>,
): Promise<Met<First, Second>> {
  const reached = turn.holdBefore(statement);
  const going = first();
  const isHeld = await Promise.race([reached, going.then(() => false)]);
  const other = second();
  if (isHeld) await overOrWaiting(monitor, other);
  turn.goOn();
  return { first: await going, second: await other, isHeld };
}

/** Waits until a request is over, or itself waits for a lock that another holds. */
async function overOrWaiting(monitor: Pool, request: Promise<unknown>): Promise<void> {
  const over = request.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, isAnyoneWaiting(monitor)])));
}

async function isAnyoneWaiting(monitor: Pool): Promise<boolean> {
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await monitor.query(waiting)).rowCount !== 0;
}
