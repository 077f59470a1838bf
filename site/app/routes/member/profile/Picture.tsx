import { Avatar } from "@gk/ui/avatar";
import { ProfileImageForm } from "@gk/ui/profile-form";
import { SettingsFact } from "@gk/ui/settings-sheet";
import { imageLimits, imageSize } from "../../../forms/image-size.ts";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { pictureOf } from "../../../session/picture.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { unparted } from "../../../words/unparted.ts";
import { useTranslations } from "../../../words/words.ts";
import { picture } from "./submissions.ts";
import { useFact } from "./useFact.ts";

/** The profile picture: sent by the page's own post before scripts, and after with a bar that shows how far it is. */
export function Picture() {
  const t = useTranslations();
  const { member } = useVisitor();
  const fact = useFact("image");
  const sending = useSubmission(picture, undefined, { told: fact.close });
  const title = t("member.profile.image.title");
  const src = pictureOf(member);
  return (
    <SettingsFact
      {...fact.of(sending, t.group("member.profile.image", ["edit", "saved"]))}
      term={title}
      detail={<Avatar size="lg" src={src} alt={src === undefined ? t("member.profile.image.none") : unparted(title)} />}
    >
      <ProfileImageForm
        {...fact.form(sending.form)}
        {...imageLimits}
        picture={src}
        progress={sending.progress}
        words={{
          image: title,
          imageHint: t("member.profile.image.hint", { size: imageSize }),
          picture: t.group("member.profile.image", ["choose", "change", "remove"]),
          submit: t("common.save"),
          submitting: t("common.saving"),
        }}
      >
        <SubmissionName of={picture} />
      </ProfileImageForm>
    </SettingsFact>
  );
}
