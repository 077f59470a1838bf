import * as v from "valibot";
import { moment } from "./value.ts";

/**
 * A place where somebody is signed in.
 * @source decision 119
 */
export const sessionSchema = v.object({
  /** The browser's own name; null where it is none that is known. */
  browser: v.nullable(v.string()),
  /** The system or the device that it runs on; null where it is none that is known. */
  system: v.nullable(v.string()),
  signed_in_at: moment,
  /** Whether it is the one that asks. */
  is_current: v.boolean(),
});

/** A place where somebody is signed in. */
export type Session = v.InferOutput<typeof sessionSchema>;
