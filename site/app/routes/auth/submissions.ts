import {
  destinations,
  forgotSchema,
  registerFormSchema,
  resetPasswordSchema,
  signInSchema,
  verificationSchema,
} from "@gk/domain";
import { readForgotForm } from "@gk/ui/forgot-form";
import { readRegisterForm } from "@gk/ui/register-form";
import { submission } from "../../forms/submission.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import type { AuthView } from "./auth-view.ts";

/** The page that somebody is on the way to. */
type Way = { wanted: string | undefined };

/** Signs in, and goes on to the page that was wanted. */
export const signIn = submission({
  name: "signin" satisfies AuthView,
  typed: readForgotForm,
  schema: signInSchema,
  send: (client, body) => client.signIn({ body }),
  after: ({ token }, _value, { wanted }: Way) => ({
    goTo: wanted ?? destinations.afterSignIn,
    session: { begins: token },
  }),
});

/**
 * Opens an account and signs in to it (decision 52); what was wanted comes once the address is verified. The newsletter, if
 * it was ticked, is asked for once the account is there; that nobody could take it down does not undo the account.
 */
export const register = submission({
  name: "register" satisfies AuthView,
  typed: (form) => {
    const { name, email } = readRegisterForm(form);
    return { name, email, newsletter: form.has("newsletter") };
  },
  schema: registerFormSchema,
  send: async (client, { password_confirmation: _repeated, newsletter, ...body }) => {
    const registered = await client.register({ body });
    if (registered.ok && newsletter) {
      await client.subscribeToNewsletter({ body: { email: body.email, source: "newsletter" } });
    }
    return registered;
  },
  after: ({ token }, { newsletter }, { wanted }: Way) => ({
    goTo: onTheWay(destinations.emailVerification, wanted),
    session: { begins: token },
    ...(newsletter ? { subscribed: true } : {}),
  }),
});

/** Asks for the mail with which a new password is set. */
export const forgot = submission({
  name: "forgot" satisfies AuthView,
  typed: readForgotForm,
  schema: forgotSchema,
  send: (client, body) => client.requestPasswordReset({ body }),
  after: (_body, { email }) => ({ say: { sentTo: email } }),
});

/** Sets a new password with the code of that mail. */
export const reset = submission({
  name: "reset",
  schema: resetPasswordSchema,
  send: (client, body) => client.resetPassword({ body }),
});

/** Verifies an address with the code of a mail. */
export const verification = submission({
  name: "verification",
  schema: verificationSchema,
  send: (client, body) => client.verifyEmail({ body }),
});
