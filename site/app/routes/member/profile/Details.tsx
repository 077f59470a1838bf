import { identities, identity, nameBounds, slugOf } from "@gk/domain";
import { ProfileForm, type ProfileFormValues, readProfileForm } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import type { User } from "@gk/web";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { useTranslations } from "../../../words/words.ts";
import { Intent } from "./Intent.tsx";
import { useChange } from "./useChange.ts";

/** The words of an identity; the catalogue shortens the third. */
const identityWords = { dad: "dad", mum: "mum", otherCaregiver: "caregiver" } as const;

/** The member's name, and who the member is to the children. */
export function Details({ user }: { user: User }) {
  const t = useTranslations();
  const { form, typed, saved, send } = useChange("details");
  const draft = usePageDraft<ProfileFormValues>();
  return (
    <SettingsSheet title={t("member.menu.profile")} {...(saved ? { saved: t("member.profile.identity.saved") } : {})}>
      <KeepDraft draft={draft} read={readProfileForm} sent={saved}>
        <ProfileForm
          key={draft.formKey}
          {...form}
          onSubmit={(_values, data) => send(data)}
          initial={typed ?? draft.restored ?? { name: user.name, gender: user.gender ?? "" }}
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
          <Intent of="details" />
        </ProfileForm>
      </KeepDraft>
    </SettingsSheet>
  );
}
