import { toId, wishSchema } from "@gk/domain";
import { readWishForm } from "@gk/ui/wish-form";
import { siteDataChanged, submission } from "../../forms/submission.ts";

/** A wish for the tree, which waits to be read by somebody of ours. @source decision 25 */
export const wish = submission({
  name: "wish",
  typed: readWishForm,
  schema: wishSchema,
  send: (client, body) => client.addWish({ body }),
});

/** Puts a wish that waits on the tree, or declines it. */
export const moderation = submission({
  name: "moderation",
  read: (form) => ({ id: toId(form.get("id")), approved: form.get("decision") === "approve" }),
  send: async (client, { id, approved }) =>
    id === undefined ? siteDataChanged : client.moderateWish({ params: { id }, body: { approved } }),
  after: (_body, { approved }) => ({ say: approved ? ("approved" as const) : ("declined" as const) }),
  reads: ["listPendingWishes", "listWishes"],
});
