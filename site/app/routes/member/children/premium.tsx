import { formatDate } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { MemberHead } from "@gk/ui/member-layout";
import { Notice } from "@gk/ui/notice";
import { PurchaseSteps } from "@gk/ui/purchase-steps";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { headFor } from "../../../data/head.server.ts";
import { keepForm } from "../../../data/keep-form.ts";
import { todayOf, page } from "../../../data/page.server.ts";
import { usePageData } from "../../../data/page.ts";
import { read } from "../../../data/read.server.ts";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { submissionAction } from "../../../forms/submission.server.ts";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { paths } from "../../../paths.ts";
import { useOrderDeed } from "../../../payment/order-submission.ts";
import { OrderNews } from "../../../payment/OrderNews.tsx";
import { useVisitor } from "../../../session/useVisitor.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/premium";
import { childId, childQuery } from "./child.ts";
import { type PurchaseAnswers, readAttempt, readChoices } from "./premium/answers.ts";
import { obstacleOf } from "./premium/obstacle.ts";
import { Obstacle } from "./premium/Obstacle.tsx";
import { currentOrderQuery, offer } from "./premium/offer.ts";
import { OnePaymentTab } from "./premium/OnePaymentTab.tsx";
import { PurchaseForm } from "./premium/PurchaseForm.tsx";
import { purchase } from "./premium/submission.ts";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("childPremium", async (visit, args: Route.LoaderArgs) => {
  const id = childId(args.params);
  const { fallback, answers } = await read(visit, { ...offer, child: childQuery(id), order: currentOrderQuery(id) });
  return {
    fallback,
    /** The first attempt of this page (decision 28); made here so that the form has it before scripts. */
    process: crypto.randomUUID(),
    head: headFor(visit, args.request, "childPremium", { name: answers.child.data.name }),
  };
});

export const action = submissionAction([purchase], (args: Route.ActionArgs) => ({
  childId: childId(args.params),
  today: todayOf(args),
}));

/** When no answer comes, it is unknown whether the attempt was made, so that the next try is the same one. */
export const clientAction = (args: Route.ClientActionArgs) =>
  keepForm(args, (form) => ({ process: readAttempt(form).process }));

/** A refused purchase may mean that the child has another order by now, or is upgraded. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 422 || defaultShouldRevalidate;

/** Buys a plan for a child. @source spec §2; decisions 8, 28 to 32 and 50 */
export default function Premium() {
  const t = useTranslations();
  const id = childId(useParams());
  const { process } = usePageData<typeof loader>();
  const trial = useVisitor().member?.trialEndsOn;
  const { data: child } = useAnswer(childQuery(id));
  const { data: order } = useAnswer(currentOrderQuery(id));
  const draft = usePageDraft<PurchaseAnswers>();
  const sending = useOrderDeed();
  const obstacle = obstacleOf(child, order);
  const steps = (["plan", "payment", "review"] as const).map((step) => ({ id: step, name: t(`premium.step.${step}`) }));
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("member.menu.children"), href: paths.children },
          { label: child.name, href: paths.child(id) },
        ]}
        current={t("children.card.upgrade")}
      />
      <MemberHead dynamic title={t("premium.title", { name: child.name })} lead={t("premium.lead")} />
      <OrderNews of={sending} />
      {obstacle ? (
        <Obstacle of={obstacle} child={child} sending={sending} />
      ) : (
        <>
          <PurchaseSteps label={t("premium.lead")} steps={steps} current="payment" />
          {trial && (
            <Notice>{t("premium.trial.notice", { date: formatDate(trial, t.locale), name: child.name })}</Notice>
          )}
          <OnePaymentTab child={child}>
            <KeepDraft draft={draft} read={readChoices}>
              <PurchaseForm key={draft.formKey} child={child} process={process} restored={draft.restored} />
            </KeepDraft>
          </OnePaymentTab>
        </>
      )}
    </>
  );
}
