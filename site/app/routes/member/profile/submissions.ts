import {
  createPasswordSchema,
  deleteProfileSchema,
  profileGenderSchema,
  profileImageSchema,
  profileNameSchema,
  profilePasswordSchema,
} from "@gk/domain";
import { readPasswordForm, readProfileForm, readProfileImageForm } from "@gk/ui/profile-form";
import { submission } from "../../../forms/submission.ts";
import { paths } from "../../../paths.ts";
import { leavingPath } from "../../auth/leaving.ts";

/** The member's name. */
export const nameDetail = submission({
  name: "name",
  read: readProfileForm,
  typed: readProfileForm,
  schema: profileNameSchema,
  send: (client, body) => client.updateProfileName({ body }),
  reads: "page",
});

/** Who the member is to the children. */
export const identityDetail = submission({
  name: "identity",
  read: readProfileForm,
  typed: readProfileForm,
  schema: profileGenderSchema,
  send: (client, body) => client.updateProfileGender({ body }),
  reads: "page",
});

/** A new password, which ends every session, this one too (decision 10). */
export const password = submission({
  name: "password",
  read: readPasswordForm,
  schema: profilePasswordSchema,
  send: (client, body) => client.updatePassword({ body }),
  after: () => ({ goTo: paths.signIn, session: "ends" }),
});

/** The first password of an account that came by another service, which ends every session likewise (decision 123). */
export const firstPassword = submission({
  name: "first-password",
  read: readPasswordForm,
  schema: createPasswordSchema,
  send: (client, body) => client.createPassword({ body }),
  after: () => ({ goTo: paths.signIn, session: "ends" }),
});

/** The profile picture. */
export const picture = submission({
  name: "image",
  read: readProfileImageForm,
  schema: profileImageSchema,
  send: (client, body) => client.updateProfileImage({ body }),
  reads: "page",
});

/**
 * The deletion of the account: confirmed by password, or by the code of the mail that is sent when neither comes (decisions
 * 16 and 72).
 */
export const deletion = submission({
  name: "deletion",
  schema: deleteProfileSchema,
  send: (client, body) => client.deleteProfile({ body }),
  after: ({ data }) =>
    data.deletion_due_at === null ? { say: { isMailed: true } } : { goTo: leavingPath, session: "ends" },
});
