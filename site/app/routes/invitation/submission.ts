import { submission } from "../../forms/submission.ts";

/** Refuses every invitation to the address that an invitation's code stands for. */
export const refusal = submission({
  name: "refusal",
  send: (client, { code = "" }) => client.refuseInvitations({ body: { code } }),
});
