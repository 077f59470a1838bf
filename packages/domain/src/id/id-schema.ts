import * as v from "valibot";
import { idBounds } from "./id.ts";

/** The number of a record. Apart from what reads one in an address, so that a page which does loads no rules. */
export const idSchema = v.pipe(v.number(), v.integer(), v.minValue(idBounds.min), v.maxValue(idBounds.max));
