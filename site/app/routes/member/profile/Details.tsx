import { identities, identity, nameBounds, slugOf } from "@gk/domain";
import { ProfileForm, type ProfileFormValues, readProfileForm } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import type { User } from "@gk/web";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { useTranslations } from "../../../words/words.ts";
import { details } from "./submissions.ts";

/** The words of an identity; the catalogue shortens the third. */
const identityWords = { dad: "dad", mum: "mum", otherCaregiver: "caregiver" } as const;

/** The member's name, and who the member is to the children. */
export function Details({ user }: { user: User }) {
  const t = useTranslations();
  const draft = usePageDraft<ProfileFormValues>();
  const { form, outcome, busy } = useSubmission(details, user, { draft });
  const saved = outcome.ok && !busy;
  return (
    <SettingsSheet title={t("member.menu.profile")} {...(saved ? { saved: t("member.profile.identity.saved") } : {})}>
      <KeepDraft draft={draft} read={readProfileForm}>
        <ProfileForm
          key={draft.formKey}
          {...form}
          defaultValues={outcome.typed ?? draft.restored ?? { name: user.name, gender: user.gender ?? "" }}
          genders={identities.map((value) => ({
            value,
            label: t(`member.profile.identity.${identityWords[slugOf(identity, value)]}`),
          }))}
          words={{
            name: t("member.profile.name.label"),
            nameHint: t("auth.register.name.hint", { min: String(nameBounds.min), max: String(nameBounds.max) }),
            gender: t("member.profile.identity.label"),
            submit: t("common.saveChanges"),
            submitting: t("common.saving"),
          }}
        >
          <SubmissionName of={details} />
        </ProfileForm>
      </KeepDraft>
    </SettingsSheet>
  );
}
