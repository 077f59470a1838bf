import { nameBounds } from "@gk/domain";
import type { ProfileFormWords } from "@gk/ui/profile-form";
import type { Translator } from "../../../words/words.ts";

/** What the forms of the name and of the identity say. */
export const profileWords = (t: Translator): ProfileFormWords => ({
  name: t("member.profile.name.label"),
  nameHint: t("auth.register.name.hint", { min: String(nameBounds.min), max: String(nameBounds.max) }),
  gender: t("member.profile.identity.label"),
  submit: t("common.saveChanges"),
  submitting: t("common.saving"),
});
