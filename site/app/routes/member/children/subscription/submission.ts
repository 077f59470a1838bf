import { submission } from "../../../../forms/submission.ts";

/** The field that says which state the page showed, so that a late or double post never flips twice (T77). */
export const shownField = "auto_renew";

/**
 * Flips auto-renew once (decision 44): only if it still is what the page showed. It is never sent again by itself, and
 * the state is read again whatever came of it.
 */
export const autoRenew = submission({
  name: "auto-renew",
  read: (form) => ({ shown: form.get(shownField) === "on" }),
  send: async (client, { shown }, { childId: id }: { childId: number }) => {
    const child = await client.getChild({ params: { id } });
    if (!child.ok) return child;
    if (child.body.data.subscription?.auto_renew !== shown) {
      return { ok: false, kind: "stay", trouble: { formIssue: { field: "", code: "conflict" } } };
    }
    return client.toggleAutoRenew({ params: { id } });
  },
  after: ({ data }) => ({ say: { isOn: data.auto_renew } }),
  reads: ["getChild", "listChildren"],
  readsAlways: true,
});
