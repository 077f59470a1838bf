import { useEffect, useState } from "react";

const dayMs = 86_400_000;
const keyOf = (name: string) => `draft:${name}`;

type Kept<Values> = { at: number; values: Values };

function read<Values>(name: string): Values | undefined {
  const text = sessionStorage.getItem(keyOf(name));
  if (!text) return undefined;
  const { at, values } = JSON.parse(text) as Kept<Values>;
  return Date.now() - at < dayMs ? values : undefined;
}

/**
 * Keeps what is typed into a form through the end of a session, in the browser tab's own storage: no pictures, a day
 * at most, emptied at sign-out (decision 47). `restored` is there after hydration, when something was kept.
 */
export function useDraft<Values>(name: string) {
  const [restored, setRestored] = useState<Values>();
  useEffect(() => setRestored(read<Values>(name)), [name]);
  return {
    restored,
    keep: (values: Values) => sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), values })),
    clear: () => sessionStorage.removeItem(keyOf(name)),
  };
}
