import * as v from "valibot";

/**
 * What a picture's address ends in, as `?v=`, so that a browser that has the one before fetches it. Absent without a picture,
 * and from a provider that has none.
 * @source decision 204
 */
export const imageVersion = v.optional(v.string());
