import { missionCategories } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Text } from "@gk/ui/text";
import { readWishForm, type WishFormValues } from "@gk/ui/wish-form";
import { WishLeaves } from "@gk/ui/wish-leaves";
import { useState } from "react";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { Captcha } from "../../forms/Captcha.tsx";
import { captchaFor } from "../../forms/captcha.server.ts";
import { KeepDraft } from "../../forms/KeepDraft.tsx";
import { Result } from "../../forms/Result.tsx";
import { submissionAction } from "../../forms/submission.server.ts";
import { usePageDraft } from "../../forms/useDraft.ts";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";
import { Leaf } from "./Leaf.tsx";
import { wish } from "./submission.ts";
import { WishForm } from "./WishForm.tsx";

export { keepForm as clientAction } from "../../data/keep-form.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

// A wish is a message to us and shares the contact form's captcha: the actions are fixed (decision 13).
export const loader = page("wishAdd", async (visit) => ({ captcha: await captchaFor(visit, "contact") }));

export const action = submissionAction([wish]);

/** What was sent, as it hangs on the tree; an answer that is no category is refused before. */
const wishOf = ({ category, ...words }: WishFormValues) => {
  const known = missionCategories.find((code) => code === category);
  return known && { ...words, category: known };
};

/** Hangs a wish on the tree, once somebody of ours has read it. @source decision 25 */
export default function AddWish() {
  const t = useTranslations();
  const { captcha } = usePageData<typeof loader>();
  const draft = usePageDraft<WishFormValues>();
  const [leaf, setLeaf] = useState<WishFormValues>();
  const hung = leaf && wishOf(leaf);
  const { form, outcome } = usePageSubmission<typeof wish>({ captcha, draft });
  return (
    <>
      <PageHead
        tone="leaf"
        picture={pictures.mascotCheer}
        title={phrases(t("wish.add.title"))}
        lead={t("wish.add.lead")}
      />
      <PageBody width="form">
        <KeepDraft draft={draft} read={readWishForm}>
          {outcome.ok ? (
            <Result>
              <Notice
                tone="success"
                title={t("wish.add.success.title")}
                actions={<ButtonLink href={paths.wishTree}>{t("wish.add.success.tree")}</ButtonLink>}
              >
                {t("wish.add.success.body")}
              </Notice>
              {hung && (
                <WishLeaves label={t("wish.add.wish.label")}>
                  <Leaf wish={hung} fresh />
                </WishLeaves>
              )}
            </Result>
          ) : (
            <WishForm
              key={draft.formKey}
              {...form}
              onSubmit={(values, sent) => {
                setLeaf(values);
                return form.onSubmit(values, sent);
              }}
              defaultValues={outcome.typed ?? draft.restored}
            >
              <Captcha {...captcha} />
              <Text size="sm">{t("wish.tree.rules")}</Text>
            </WishForm>
          )}
        </KeepDraft>
      </PageBody>
    </>
  );
}
