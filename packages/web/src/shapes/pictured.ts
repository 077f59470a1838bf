import * as v from "valibot";

/** Whether there is a picture of a child, and which. */
export const pictured = {
  has_image: v.boolean(),
  /**
   * What the picture's address ends in, as `?v=`, so that a browser that has the one before fetches it. Absent without a
   * picture, and from a provider that has none.
   * @source decision 204
   */
  image_version: v.optional(v.string()),
};
