import { once } from "node:events";
import type { Promotion } from "@gk/web";

/** What the promotion stream says in development, in place of the code that holds. */
export interface DevelopmentPromotion {
  /** What is to be said, or undefined where nothing has been: then it is the code that holds. */
  said(): Promotion | null | undefined;
  /** Says something else, at once, to everybody who listens; undefined takes it back. */
  say(promotion: Promotion | null | undefined): void;
  /** Resolves when something else is said, or when `until` is aborted. */
  changed(until: AbortSignal): Promise<void>;
}

/** Keeps it in this process only: what was tried out is gone with it. */
export function developmentPromotion(): DevelopmentPromotion {
  const events = new EventTarget();
  let current: Promotion | null | undefined;
  return {
    said: () => current,
    say(promotion) {
      current = promotion;
      events.dispatchEvent(new Event("said"));
    },
    async changed(until) {
      await once(events, "said", { signal: until }).catch(() => undefined);
    },
  };
}
