import { identities, identity, slugOf } from "@gk/domain";
import { ProfileForm, type ProfileFormValues, readProfileForm } from "@gk/ui/profile-form";
import { SettingsFact } from "@gk/ui/settings-sheet";
import type { User } from "@gk/web";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { useTranslations } from "../../../words/words.ts";
import { profileWords } from "./profile-words.ts";
import { identityDetail } from "./submissions.ts";
import { useFact } from "./useFact.ts";

/** The words of an identity; the catalogue shortens the third. */
const identityWords = { dad: "dad", mum: "mum", otherCaregiver: "caregiver" } as const;

/** Who the member is to the children. */
export function Identity({ user }: { user: User }) {
  const t = useTranslations();
  const draft = usePageDraft<ProfileFormValues>({ form: "identity" });
  const fact = useFact("identity", draft);
  const sending = useSubmission(identityDetail, undefined, { draft, told: fact.close });
  const typed = fact.isGivenUp ? undefined : (sending.outcome.typed ?? draft.restored);
  const label = (value: (typeof identities)[number]) =>
    t(`member.profile.identity.${identityWords[slugOf(identity, value)]}`);
  return (
    <SettingsFact
      {...fact.of(sending, t.group("member.profile.identity", ["edit", "saved"]))}
      term={t("member.profile.identity.label")}
      detail={user.gender === null ? t("member.profile.identity.none") : label(user.gender)}
    >
      <KeepDraft draft={draft} read={readProfileForm}>
        <ProfileForm
          key={draft.formKey}
          {...fact.form(sending.form)}
          only="gender"
          genders={identities.map((value) => ({ value, label: label(value) }))}
          defaultValues={typed ?? { gender: user.gender ?? "" }}
          words={profileWords(t)}
        >
          <SubmissionName of={identityDetail} />
        </ProfileForm>
      </KeepDraft>
    </SettingsFact>
  );
}
