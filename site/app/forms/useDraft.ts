import { useMemo, useSyncExternalStore } from "react";

const dayMs = 86_400_000;
const keyOf = (name: string) => `draft:${name}`;

type Kept = { at: number; values: unknown };

function read(name: string): unknown {
  const text = sessionStorage.getItem(keyOf(name));
  if (!text) return undefined;
  const { at, values } = JSON.parse(text) as Kept;
  return Date.now() - at < dayMs ? values : undefined;
}

/** Reads a draft once, so that what is typed afterwards does not come back into the form. */
function readOnce(name: string) {
  let kept: { values: unknown } | undefined;
  return () => (kept ??= { values: read(name) }).values;
}

const never = () => () => undefined;

/**
 * Keeps what is typed into a form through the end of a session, in the browser tab's own storage: no pictures, a day
 * at most, emptied at sign-out (decision 47). `restored` is there after hydration, when something was kept.
 */
export function useDraft<Values>(name: string) {
  const values = useMemo(() => readOnce(name), [name]);
  return {
    restored: useSyncExternalStore(never, values, () => undefined) as Values | undefined,
    keep: (typed: Values) => sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), values: typed })),
    clear: () => sessionStorage.removeItem(keyOf(name)),
  };
}
