import { check, wishSchema } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Sheet } from "@gk/ui/sheet";
import { Text } from "@gk/ui/text";
import { readWishForm, type WishFormValues } from "@gk/ui/wish-form";
import { data } from "react-router";
import { useActionData, useLoaderData, useNavigation, useSubmit } from "react-router-dom";
import { keepForm } from "../../data/keep-form.ts";
import { visitOf, worded } from "../../data/page.server.ts";
import { Captcha } from "../../forms/Captcha.tsx";
import { captchaFor } from "../../forms/captcha.server.ts";
import { solveCaptcha } from "../../forms/solve-captcha.ts";
import { brokenRules, type Trouble, troubleOf } from "../../forms/issues.ts";
import { KeepDraft } from "../../forms/KeepDraft.tsx";
import { usePageDraft } from "../../forms/useDraft.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { useLocalize } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/add-wish";
import { WishForm } from "./WishForm.tsx";

export { clientLoader, meta } from "../../data/page.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

type Outcome = Trouble & { typed?: WishFormValues; done?: true };

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  // A wish is a message to us and shares the contact form's captcha: the actions are fixed (decision 13).
  return { captcha: await captchaFor(visit, "contact"), head: worded(visit, args.request, "wishAdd") };
}

export async function action(args: Route.ActionArgs) {
  const posted = await args.request.formData();
  const refused = (trouble: Trouble) => data<Outcome>({ ...trouble, typed: readWishForm(posted) }, { status: 422 });
  const checked = check(wishSchema, Object.fromEntries(posted));
  if (checked.issues) return refused(brokenRules(checked.issues));
  const result = await visitOf(args).client.addWish({ body: checked.value });
  return result.ok ? data<Outcome>({ done: true }) : refused(troubleOf(result));
}

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** Hangs a wish on the tree, once somebody of ours has read it. @source decision 25 */
export default function AddWish() {
  const t = useTranslations();
  const { captcha } = useLoaderData<typeof loader>();
  const { done, typed, issues, formIssue } = useActionData<Outcome>() ?? {};
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const wordIssue = useWordIssue();
  const address = useLocalize()(paths.addWish);
  const draft = usePageDraft<WishFormValues>();
  return (
    <>
      <PageHead
        tone="leaf"
        picture={pictures.wishTree}
        title={phrases(t("wish.add.title"))}
        lead={t("wish.add.lead")}
      />
      <PageBody width="form">
        <KeepDraft draft={draft} read={readWishForm} sent={done === true}>
          {done ? (
            <Notice
              tone="success"
              title={t("wish.add.success.title")}
              action={<ButtonLink href={paths.wishTree}>{t("wish.add.success.tree")}</ButtonLink>}
            >
              {t("wish.add.success.body")}
            </Notice>
          ) : (
            <Sheet size="lg">
              <WishForm
                key={draft.formKey}
                action={address}
                busy={busy}
                issues={issues}
                formIssue={formIssue}
                wordIssue={wordIssue}
                initial={typed ?? draft.restored}
                onSubmit={async (_values, form) =>
                  submit(await solveCaptcha(captcha, form), { method: "post", action: address })
                }
              >
                <Captcha {...captcha} />
                <Text size="sm" tone="muted">
                  {t("wish.tree.rules")}
                </Text>
              </WishForm>
            </Sheet>
          )}
        </KeepDraft>
      </PageBody>
    </>
  );
}
