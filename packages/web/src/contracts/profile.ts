import {
  createPasswordSchema,
  deleteProfileSchema,
  languageSchema,
  mailChoicesSchema,
  profileEmailSchema,
  profileGenderSchema,
  profileImageSchema,
  profileNameSchema,
  profilePasswordSchema,
} from "@gk/domain";
import * as v from "valibot";
import type { profileCalls } from "../calls/profile.ts";
import type { Contracts } from "../contract.ts";
import { answer, childDone, done } from "../envelope.ts";
import { childRecordSchema } from "../shapes/child.ts";
import { orderSchema } from "../shapes/order.ts";
import { sessionSchema } from "../shapes/session.ts";
import { userSchema } from "../shapes/user.ts";
import { count, moment } from "../shapes/value.ts";
import { slug } from "./request.ts";

export const profileContracts = {
  getProfile: { summary: "The signed-in person", source: "spec §7", answer: answer(userSchema) },
  getProfileImage: {
    summary: "The profile picture; `t` is a timestamp that gets past caches (T86)",
    source: "spec §7",
    query: v.object({ t: v.optional(v.union([v.number(), slug])) }),
  },
  updateProfileImage: {
    summary: "Replace the profile picture",
    source: "spec §7",
    body: profileImageSchema,
    answer: childDone,
  },
  updateProfileName: { summary: "Change the name", source: "spec §7", body: profileNameSchema, answer: done },
  updatePassword: {
    summary: "Change the password; every session ends (decision 10)",
    source: "spec §7",
    body: profilePasswordSchema,
    answer: done,
  },
  createPassword: {
    summary: "Give an account a password that has none; every session ends",
    source: "decision 123",
    body: createPasswordSchema,
    answer: done,
  },
  updateProfileGender: {
    summary: "Say which caregiver the person is",
    source: "spec §7",
    body: profileGenderSchema,
    answer: done,
  },
  updateLanguage: { summary: "Choose the language", source: "spec §7", body: languageSchema, answer: done },
  resendVerificationMail: {
    summary: "Send the verification mail again; does not change the address (T91)",
    source: "spec §7",
    answer: answer(v.object({ resend_after: count })),
  },
  correctEmail: {
    summary: "Correct an address that is not verified yet; verification starts anew, with a mail to the new one",
    source: "decision 70",
    body: profileEmailSchema,
    answer: answer(v.object({ resend_after: count })),
  },
  getMailChoices: {
    summary: "Which mails the person wants besides those about the account and its money",
    source: "decision 118",
    answer: answer(mailChoicesSchema),
  },
  updateMailChoices: {
    summary: "Choose which mails come; refused while the address is not verified",
    source: "decision 118",
    body: mailChoicesSchema,
    answer: done,
  },
  listSessions: {
    summary: "Where the person is signed in, the newest first",
    source: "decision 119",
    answer: answer(v.array(sessionSchema)),
  },
  endOtherSessions: {
    summary: "Sign out everywhere but here",
    source: "decision 119",
    answer: done,
  },
  exportProfile: {
    summary: "Everything that is kept about the account",
    source: "decision 16",
    answer: answer(
      v.object({
        exported_at: moment,
        user: userSchema,
        children: v.array(childRecordSchema),
        orders: v.array(orderSchema),
      }),
    ),
  },
  deleteProfile: {
    summary:
      "Delete the account after its days of grace: confirmed by password, or for an account without one by the code of a mail, which is sent when neither comes",
    source: "decision 16",
    body: deleteProfileSchema,
    answer: answer(
      v.object({
        /** Null when a mail was sent that asks for confirmation. */
        deletion_due_at: v.nullable(moment),
      }),
    ),
  },
} as const satisfies Contracts<typeof profileCalls>;
