import { submission } from "../../forms/submission.ts";

/** Ends the newsletter for the address that a letter's code stands for. */
export const unsubscribing = submission({
  name: "unsubscribe",
  send: (client, { code = "" }) => client.unsubscribeFromNewsletter({ body: { code } }),
});
