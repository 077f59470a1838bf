import { profileEmailSchema } from "@gk/domain";
import { textIn } from "@gk/ui/form";
import { submission } from "../../../forms/submission.ts";

/** Sends the mail once more; how long to wait then is the provider's word. */
export const resend = submission({
  name: "resend",
  send: (client) => client.resendVerificationMail(),
  reads: "page",
});

/** Reads the address that somebody has corrected. */
export const readCorrection = (form: FormData) => ({ email: textIn(form, "email") });

/** Corrects the address: verification starts anew (decision 70). */
export const correction = submission({
  name: "correction",
  read: readCorrection,
  typed: readCorrection,
  schema: profileEmailSchema,
  send: (client, body) => client.correctEmail({ body }),
  reads: "page",
});
