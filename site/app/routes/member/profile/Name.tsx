import { ProfileForm, type ProfileFormValues, readProfileForm } from "@gk/ui/profile-form";
import { SettingsFact } from "@gk/ui/settings-sheet";
import type { User } from "@gk/web";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { useTranslations } from "../../../words/words.ts";
import { profileWords } from "./profile-words.ts";
import { nameDetail } from "./submissions.ts";
import { useFact } from "./useFact.ts";

/** The member's name. */
export function Name({ user }: { user: User }) {
  const t = useTranslations();
  const draft = usePageDraft<ProfileFormValues>({ form: "name" });
  const fact = useFact("name", draft);
  const sending = useSubmission(nameDetail, undefined, { draft, told: fact.close });
  const typed = fact.isGivenUp ? undefined : (sending.outcome.typed ?? draft.restored);
  return (
    <SettingsFact
      {...fact.of(sending, t.group("member.profile.name", ["edit", "saved"]))}
      term={t("member.profile.name.label")}
      detail={user.name}
    >
      <KeepDraft draft={draft} read={readProfileForm}>
        <ProfileForm
          key={draft.formKey}
          {...fact.form(sending.form)}
          only="name"
          genders={[]}
          defaultValues={typed ?? { name: user.name }}
          words={profileWords(t)}
        >
          <SubmissionName of={nameDetail} />
        </ProfileForm>
      </KeepDraft>
    </SettingsFact>
  );
}
