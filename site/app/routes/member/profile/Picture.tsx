import { check, profileImageSchema } from "@gk/domain";
import { ProfileImageForm, type ProfileImageFormValues } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useState } from "react";
import { useRevalidator, useRouteLoaderData } from "react-router-dom";
import { uploadClient } from "../../../data/client.ts";
import { imageSize } from "../../../forms/image-size.ts";
import { brokenRules, type Trouble, troubleOf } from "../../../forms/issues.ts";
import { pictureOf } from "../../../session/picture.ts";
import type { Visitor } from "../../../session/visitor.server.ts";
import { useTranslations } from "../../../words/words.ts";
import { Intent } from "./Intent.tsx";
import { useChange } from "./useChange.ts";

/** The profile picture: sent by the page's own post before scripts, and after with a bar that shows how far it is. */
export function Picture() {
  const t = useTranslations();
  const { member } = useRouteLoaderData("root") as Visitor;
  const { revalidate } = useRevalidator();
  const posted = useChange("image");
  const [trouble, setTrouble] = useState<Trouble>();
  const [sent, setSent] = useState(0);
  const [progress, setProgress] = useState<number>();

  async function upload(values: ProfileImageFormValues) {
    const checked = check(profileImageSchema, values);
    if (checked.issues) return setTrouble(brokenRules(checked.issues));
    const result = await uploadClient(setProgress).updateProfileImage({ body: checked.value });
    setProgress(undefined);
    if (!result.ok) return setTrouble(troubleOf(result));
    setTrouble({});
    setSent(sent + 1);
    await revalidate();
  }

  return (
    <SettingsSheet
      title={t("member.profile.image.title")}
      {...(posted.saved || sent > 0 ? { saved: t("member.profile.image.saved") } : {})}
    >
      <ProfileImageForm
        key={sent}
        {...posted.form}
        {...trouble}
        onSubmit={upload}
        current={pictureOf(member)}
        progress={progress}
        words={{
          image: t("member.profile.image.title"),
          imageHint: t("member.profile.image.hint", { size: imageSize }),
          picture: {
            choose: t("member.profile.image.choose"),
            change: t("member.profile.image.change"),
            remove: t("member.profile.image.cancel"),
          },
          submit: t("common.save"),
          submitting: t("common.saving"),
        }}
      >
        <Intent of="image" />
      </ProfileImageForm>
    </SettingsSheet>
  );
}
