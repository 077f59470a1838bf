import * as v from "valibot";
import { id } from "./value.ts";

const named = { id, slug: v.string(), name: v.string() };

/**
 * A kind of activity outside school with its activities, whose ids are the codes of a child's `eca`.
 * @source decision 18
 */
export const ecaCategorySchema = v.object({ ...named, items: v.array(v.object(named)) });

/** A kind of activity outside school with its activities. */
export type EcaCategory = v.InferOutput<typeof ecaCategorySchema>;
