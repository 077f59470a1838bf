import { caregiverSchema, toId } from "@gk/domain";
import { readCaregiverForm } from "@gk/ui/caregiver-form";
import { textIn } from "@gk/ui/form";
import { siteDataChanged, submission } from "../../../../forms/submission.ts";

type OfChild = { childId: number };

/** The field that names a caregiver who is removed. */
export const caregiverField = "caregiver_id";

/** Invites a caregiver, or sends an invitation that waits once more (decision 20). */
export const invitation = submission({
  name: "invitation",
  typed: readCaregiverForm,
  read: readCaregiverForm,
  schema: caregiverSchema,
  send: (client, body, { childId: id }: OfChild) => client.inviteCaregiver({ params: { id }, body }),
  after: ({ data }) => ({ say: { email: data.email } }),
  reads: ["getChild", "listChildren"],
});

/** Removes a caregiver from the child. */
export const removal = submission({
  name: "removal",
  read: (form) => ({ caregiver: toId(form.get(caregiverField)), who: textIn(form, "who") }),
  send: async (client, { caregiver }, { childId: id }: OfChild) =>
    caregiver === undefined ? siteDataChanged : client.removeCaregiver({ params: { id, caregiver_id: caregiver } }),
  after: (_body, { who }) => ({ say: { who } }),
  reads: ["getChild", "listChildren"],
  readsAlways: true,
});
