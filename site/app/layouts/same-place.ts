import type { Location } from "react-router-dom";

type SamePlace = { placeOf: string };

const isSamePlace = (state: unknown): state is SamePlace =>
  typeof state === "object" && state !== null && "placeOf" in state;

/** Whether a move has led to where the reader was before. */
export const isStaying = ({ state }: Location) => isSamePlace(state);

/**
 * By what the router knows again how far a place was scrolled: its own key, or that of the place which it stands for.
 * Only with a `#…`, which would win over the reader's place; without one nobody who scrolls on meanwhile is taken back.
 * @source T16
 */
export const placeKey = ({ hash, state, key }: Location): string =>
  hash !== "" && isSamePlace(state) ? state.placeOf : key;

/** State of a move that shows the same place of the page anew, such as another language. */
export const samePlace = (here: Location): SamePlace => ({ placeOf: placeKey(here) });
