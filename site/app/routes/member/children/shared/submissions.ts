import { toId } from "@gk/domain";
import { textIn } from "@gk/ui/form";
import { siteDataChanged, submission } from "../../../../forms/submission.ts";

/** The fields that say which child is meant, and whether only an invitation is there. */
export const sharedFields = { id: "shared_id", who: "who", isInvited: "invited" } as const;

const read = (form: FormData) => ({
  id: toId(form.get(sharedFields.id)),
  who: textIn(form, sharedFields.who),
  isInvited: form.has(sharedFields.isInvited),
});

/** Accepts an invitation. */
export const acceptance = submission({
  name: "acceptance",
  read,
  send: async (client, { id }) => (id === undefined ? siteDataChanged : client.acceptInvitation({ params: { id } })),
  after: (_body, { who }) => ({ say: { who } }),
  reads: ["listSharedChildren"],
  readsAlways: true,
});

/** Declines an invitation, or ends what was accepted. */
export const leaving = submission({
  name: "leaving",
  read,
  send: async (client, { id }) => (id === undefined ? siteDataChanged : client.leaveSharedChild({ params: { id } })),
  after: (_body, { who, isInvited }) => ({ say: { who, isInvited } }),
  reads: ["listSharedChildren"],
  readsAlways: true,
});
