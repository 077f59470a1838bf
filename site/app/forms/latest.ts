import { useSyncExternalStore } from "react";

let latest: string | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes that a form of the page, by its name, is opened or sent: what others have told of themselves is old by then. */
export function beginForm(name: string): void {
  latest = name;
  for (const listener of listeners) listener();
}

/** Whether no other form of the page was opened or sent since, so that it may still tell that it has worked. */
export const useIsLatest = (name: string): boolean =>
  useSyncExternalStore(
    listen,
    () => latest === undefined || latest === name,
    () => true,
  );
