import { AsyncLocalStorage } from "node:async_hooks";
import { type Logger, pino } from "pino";

const going = new AsyncLocalStorage<string>();

/** Does what a request, or a run of the due work, asks for. All that it causes is known by its id, also behind the answer. */
export const underId = <Result>(id: string, work: () => Result): Result => going.run(id, work);

/** The id of what is being done just now. */
export const currentId = (): string | undefined => going.getStore();

/** The same log, whose lines say for which request they were written. */
export function logWithId(log: Logger): Logger {
  return Object.assign(log.child({}), { [pino.symbols.mixinSym]: () => ({ id: currentId() }) });
}
