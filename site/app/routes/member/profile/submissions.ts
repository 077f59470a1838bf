import { profileGenderSchema, profileImageSchema, profileNameSchema, profilePasswordSchema } from "@gk/domain";
import { readPasswordForm, readProfileForm, readProfileImageForm } from "@gk/ui/profile-form";
import type { User } from "@gk/web";
import { object } from "valibot";
import { submission } from "../../../forms/submission.ts";
import { paths } from "../../../paths.ts";

/** The member's name and identity: two calls, and what has not changed is not sent. */
export const details = submission({
  name: "details",
  read: readProfileForm,
  typed: readProfileForm,
  schema: object({ ...profileNameSchema.entries, ...profileGenderSchema.entries }),
  send: async (client, { name, gender }, member: Pick<User, "name" | "gender">) => {
    if (name !== member.name) {
      const result = await client.updateProfileName({ body: { name } });
      if (!result.ok) return result;
    }
    if (gender === member.gender) return { ok: true, body: undefined };
    return client.updateProfileGender({ body: { gender } });
  },
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

/** The profile picture. */
export const picture = submission({
  name: "image",
  read: readProfileImageForm,
  schema: profileImageSchema,
  send: (client, body) => client.updateProfileImage({ body }),
  reads: "page",
});
