import * as v from "valibot";
import { id } from "./value.ts";

/** A child that is only named: what it is called may not be its name (decision 153). */
export const calledChild = { id, name: v.string(), nickname: v.optional(v.nullable(v.string())) };
