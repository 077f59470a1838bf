import type { SyntheticEvent } from "react";

/**
 * What every piece takes that holds an answer. It keeps the answer by itself until the page does.
 * @example <Tabs value={open} onChange={(id) => setOpen(id)} … />
 */
export type Answer<Value, Event extends SyntheticEvent = SyntheticEvent> = {
  /** The answer, where the page keeps it: a reset of the form leaves it to the page too. @default the piece keeps it */
  value?: Value | undefined;
  /** The answer at first, where the piece keeps it. */
  defaultValue?: Value | undefined;
  /** Called with the answer that the person gives, and the event that it came with. */
  onChange?: ((value: Value, event: Event) => void) | undefined;
};
