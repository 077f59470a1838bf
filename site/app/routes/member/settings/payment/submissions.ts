import { toId } from "@gk/domain";
import { siteDataChanged, submission } from "../../../../forms/submission.ts";
import { type Sending, useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";

/** What can be done with a kept way to pay. */
export type MethodDeed = "default" | "delete";

/** Makes a way to pay the default, or deletes it (T95). */
export const methodDeed = submission({
  name: "method",
  read: (form) => ({ deed: form.get("deed"), id: toId(form.get("payment_id")) }),
  send: async (client, { deed, id }) => {
    if (id === undefined) return siteDataChanged;
    if (deed === ("default" satisfies MethodDeed)) return client.setDefaultPaymentMethod({ body: { payment_id: id } });
    if (deed === ("delete" satisfies MethodDeed)) return client.deletePaymentMethod({ params: { id } });
    return siteDataChanged;
  },
  after: (_body, { deed, id }) => ({ say: { deed, id } }),
  reads: ["listPaymentMethods"],
});

/** What is done with the ways to pay, kept by their list so that it can tell of it after the card is gone. */
export const useMethodDeed = () => useSubmission(methodDeed, undefined, { postTo: paths.payment });

export type MethodSending = Sending<typeof methodDeed>;

/** Stores a card without buying anything: the gateway's page takes it (decision 32). */
export const addCard = submission({
  name: "add-card",
  send: (client) => client.startCardSession({ query: {} }),
  after: ({ data: { url } }) => ({ leaveFor: url }),
});
