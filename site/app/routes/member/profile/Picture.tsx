import { ProfileImageForm } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useState } from "react";
import { imageLimits, imageSize } from "../../../forms/image-size.ts";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { pictureOf } from "../../../session/picture.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { useTranslations } from "../../../words/words.ts";
import { picture } from "./submissions.ts";

/** The profile picture: sent by the page's own post before scripts, and after with a bar that shows how far it is. */
export function Picture() {
  const t = useTranslations();
  const { member } = useVisitor();
  const [sent, setSent] = useState(0);
  const { form, outcome, busy, progress } = useSubmission(picture, undefined, { told: () => setSent(sent + 1) });

  return (
    <SettingsSheet
      title={t("member.profile.image.title")}
      {...(outcome.ok && !busy ? { saved: t("member.profile.image.saved") } : {})}
    >
      <ProfileImageForm
        key={sent}
        {...form}
        {...imageLimits}
        picture={pictureOf(member)}
        progress={progress}
        words={{
          image: t("member.profile.image.title"),
          imageHint: t("member.profile.image.hint", { size: imageSize }),
          picture: t.group("member.profile.image", ["choose", "change", "remove"]),
          submit: t("common.save"),
          submitting: t("common.saving"),
        }}
      >
        <SubmissionName of={picture} />
      </ProfileImageForm>
    </SettingsSheet>
  );
}
