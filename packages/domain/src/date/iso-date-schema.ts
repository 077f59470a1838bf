import * as v from "valibot";
import { isRealDate } from "./iso-date.ts";

/** A day on the wire. Apart from what words a date, so that a page which shows one loads no rules. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate(), v.guard(isRealDate));
