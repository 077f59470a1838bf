import { toId } from "@gk/domain";
import { siteDataChanged, submission } from "../../../../forms/submission.ts";
import { type Sending, useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";

/** What can be done with a kept way to pay. */
export type MethodDeed = "default" | "delete" | "restore";

/** What has come of it. */
export type MethodNews = { deed: MethodDeed; id: number /** That the deletion can be undone. */; canUndo?: boolean };

const read = (form: FormData) => ({ deed: form.get("deed"), id: toId(form.get("payment_id")) });

/** Makes a way to pay the default, deletes it (T95), or undoes that (decision 106). */
export const methodDeed = submission({
  name: "method",
  read,
  send: async (client, { deed, id }) => {
    if (id === undefined) return siteDataChanged;
    const params = { id };
    const news = (of: MethodDeed, more: Partial<MethodNews> = {}) =>
      ({ ok: true, body: { deed: of, id, ...more } }) as const;
    if (deed === ("default" satisfies MethodDeed)) {
      const result = await client.setDefaultPaymentMethod({ body: { payment_id: id } });
      return result.ok ? news("default") : result;
    }
    if (deed === ("delete" satisfies MethodDeed)) {
      const result = await client.deletePaymentMethod({ params });
      return result.ok ? news("delete", { canUndo: result.body.data !== undefined }) : result;
    }
    if (deed !== ("restore" satisfies MethodDeed)) return siteDataChanged;
    const result = await client.restorePaymentMethod({ params });
    return result.ok ? news("restore") : result;
  },
  after: (news): { say: MethodNews } => ({ say: news }),
  // A deletion that could not be undone for want of an answer can still be.
  stays: (form, failure): MethodNews | undefined => {
    const { deed, id } = read(form);
    const canStill = deed === "restore" && id !== undefined && failure !== undefined && failure.kind !== "refused";
    return canStill ? { deed: "delete", id, canUndo: true } : undefined;
  },
  // The default is what renewals are charged to.
  reads: ["listPaymentMethods", "listChildren"],
});

/** What is done with the ways to pay, kept by their list so that it can tell of it after the card is gone. */
export const useMethodDeed = () => useSubmission(methodDeed, undefined, { postTo: paths.payment });

export type MethodSending = Sending<typeof methodDeed>;

/** Whether the deletion of a way to pay is being undone. */
export const isRestoring = ({ sending }: MethodSending, id: number): boolean => {
  const asked = sending && read(sending);
  return asked?.deed === "restore" && asked.id === id;
};

/** Stores a card without buying anything: the gateway's page takes it (decision 32). */
export const addCard = submission({
  name: "add-card",
  send: (client) => client.startCardSession({ query: {} }),
  after: ({ data: { url } }) => ({ leaveFor: url }),
});
