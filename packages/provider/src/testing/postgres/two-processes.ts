import { Pool } from "pg";
import { openOnPool } from "../../database/postgres.ts";
import type { ProviderOptions } from "../../app.ts";
import { newSeededDatabase } from "../database.ts";
import { clientOf } from "../member.ts";
import { newParent, type Parent, parentOf } from "../parent.ts";
import { startProvider, type TestProvider } from "../provider.ts";
import { openPatiently } from "./patient.ts";
import { createTurn, meetBefore } from "./turn.ts";
import { watchedPool } from "./watched-client.ts";

/** Two requests that meet, and what must be true of them wherever they do. */
interface Meeting<Setting, First, Second> {
  /** What is there before they meet; made anew for each way in which they can. */
  readonly given: (parent: Parent) => Promise<Setting>;
  readonly first: (parent: Parent, setting: Setting) => Promise<First>;
  readonly second: (parent: Parent, setting: Setting) => Promise<Second>;
  readonly check: (came: { first: First; second: Second }, parent: Parent, setting: Setting) => Promise<void>;
}

/** Two processes of the provider on one database. */
export interface TwoProcesses {
  readonly held: TestProvider;
  readonly free: TestProvider;
  /**
   * Has two requests of a parent meet in every way in which one can come between the statements of the other: the first
   * is held before its first statement, its second and so on, until the second is over or waits for what the first holds.
   */
  meet<Setting, First, Second>(meeting: Meeting<Setting, First, Second>): Promise<void>;
  /** Gives what a parent can do through either process, for many requests at once. */
  crowd(run: (parents: readonly [Parent, Parent]) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts two processes of the provider on a seeded database of their own. */
export async function startTwoProcesses(options: Partial<ProviderOptions> = {}): Promise<TwoProcesses> {
  const { url, drop } = await newSeededDatabase();
  const turn = createTurn();
  const monitor = new Pool({ connectionString: url });
  const free = await startProvider({ ...options, database: await openPatiently(url) });
  const held = await startProvider({ ...options, database: await openOnPool(watchedPool(url, turn.before).pool) });

  /** A parent, through the process that is held and through the free one. */
  const newParents = async () => {
    const parent = await newParent(free);
    const { userId, childId } = parent;
    const client = await clientOf(held, userId);
    return [parentOf(held, { userId, client }, childId), parent] as const;
  };

  /** @returns whether the first request was held there; false where it has fewer statements */
  const meetOnce = async <Setting, First, Second>(
    statement: number,
    { given, first, second, check }: Meeting<Setting, First, Second>,
  ): Promise<boolean> => {
    const [elsewhere, parent] = await newParents();
    const setting = await given(parent);
    const { isHeld, ...came } = await meetBefore(turn, monitor, {
      statement,
      first: () => first(elsewhere, setting),
      second: () => second(parent, setting),
    });
    await check(came, parent, setting);
    await Promise.all([held.provider.settled(), free.provider.settled()]);
    return isHeld;
  };

  return {
    held,
    free,
    crowd: async (run) => run(await newParents()),
    async meet(meeting) {
      for (let statement = 1; await meetOnce(statement, meeting); statement += 1);
    },
    async close() {
      await held.close();
      await free.close();
      await monitor.end();
      await drop();
    },
  };
}
