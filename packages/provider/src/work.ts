import type { Logger } from "pino";

/** Work that an answer does not wait for, such as sending a mail: how long it takes then tells nobody anything. */
export interface Work {
  /** Begins a piece of work; a failure is logged under its name. */
  start(name: string, piece: () => Promise<void>): void;
  /** Resolves once everything that was begun is over. */
  settled(): Promise<void>;
}

/** Keeps count of work that goes on behind answers. */
export function createWork(log: Logger): Work {
  const going = new Set<Promise<void>>();
  return {
    start(name, piece) {
      const run = piece()
        .catch((error: unknown) => log.error({ work: name, failure: failureOf(error) }, "work failed"))
        .finally(() => going.delete(run));
      going.add(run);
    },
    async settled() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}

/** What may be logged of a failure: where it happened, not its message, which may quote what somebody typed. */
export function failureOf(error: unknown): { name: string; stack: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { name: error.name, stack };
}
