import {
  forgotSchema,
  passwordCodeSchema,
  registerSchema,
  resetPasswordSchema,
  type SocialService,
  signInSchema,
  socialNames,
  socialSignInSchema,
  verificationSchema,
} from "@gk/domain";
import * as v from "valibot";
import type { authCalls } from "../calls/auth.ts";
import type { Contracts } from "../contract.ts";
import { done } from "../envelope.ts";
import { userSchema } from "../shapes/user.ts";

/** A sign-in: the token stands beside the data, which holds the user. */
const signedIn = v.object({ ...done.entries, token: v.string(), data: userSchema });

const social = (service: SocialService) =>
  ({
    summary: `Sign in with a code from ${socialNames[service]}`,
    source: "spec §7",
    body: socialSignInSchema,
    answer: signedIn,
  }) as const;

export const authContracts = {
  register: {
    summary: "Register, and sign in (decision 52)",
    source: "spec §7",
    body: registerSchema,
    answer: signedIn,
  },
  signIn: { summary: "Sign in", source: "spec §7", body: signInSchema, answer: signedIn },
  signInWithFacebook: social("facebook"),
  signInWithGoogle: social("google"),
  signInWithApple: social("apple"),
  requestPasswordReset: {
    summary: "Ask for a password mail; answers alike for known and unknown addresses",
    source: "spec §7",
    body: forgotSchema,
    answer: done,
  },
  checkPasswordCode: {
    summary: "Whether the code of a password mail still works; it is not used up",
    source: "decision 128",
    body: passwordCodeSchema,
    answer: done,
  },
  resetPassword: {
    summary: "Set a new password with the code of a mail",
    source: "spec §7",
    body: resetPasswordSchema,
    answer: done,
  },
  verifyEmail: {
    summary: "Verify an e-mail address with the code of a mail",
    source: "spec §7",
    body: verificationSchema,
    answer: done,
  },
  signOut: { summary: "Sign out", source: "spec §7", answer: done },
} as const satisfies Contracts<typeof authCalls>;
