import { calledName, formatDate } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { MemberHead } from "@gk/ui/member-layout";
import { Notice } from "@gk/ui/notice";
import { StepIndicator } from "@gk/ui/step-indicator";
import { useCallback, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { headFor } from "../../../data/head.server.ts";
import { keepForm } from "../../../data/keep-form.ts";
import { page, todayOf } from "../../../data/page.server.ts";
import { usePageData } from "../../../data/page.ts";
import { read, together } from "../../../data/read.server.ts";
import { useFreshFromHistory } from "../../../data/useFreshFromHistory.ts";
import { KeepDraft } from "../../../forms/KeepDraft.tsx";
import { submissionAction } from "../../../forms/submission.server.ts";
import { usePageSubmission } from "../../../forms/usePageSubmission.ts";
import { usePageDraft } from "../../../forms/useDraft.ts";
import { useHeadingFocus } from "../../../layouts/useHeadingFocus.ts";
import { paths } from "../../../paths.ts";
import { OctopusPayment } from "../../../payment/OctopusPayment.tsx";
import { OrderNews } from "../../../payment/OrderNews.tsx";
import { useOrderDeed } from "../../../payment/order-submission.ts";
import { useOctopusOrder } from "../../../payment/useOctopusOrder.ts";
import { choiceIn } from "../../../plans/choice.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { named } from "../../../words/named.tsx";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/premium";
import { childId, childNowQuery, childQuery } from "./child.ts";
import { readAttempt, readChoices } from "./premium/answers.ts";
import { SavedNotice } from "./form/SavedNotice.tsx";
import { tryCode } from "./premium/chosen.server.ts";
import { isStillWanted, type KeptChoices, useChosen } from "./premium/chosen.ts";
import { Obstacle } from "./premium/Obstacle.tsx";
import { OnePaymentTab } from "./premium/OnePaymentTab.tsx";
import { obstacleOf } from "./premium/obstacle.ts";
import { currentOrderQuery, offer } from "./premium/offer.ts";
import { PurchaseForm } from "./premium/PurchaseForm.tsx";
import { type PurchaseStep, purchaseSteps } from "./premium/PurchasePart.tsx";
import { purchase } from "./premium/submission.ts";

export { neverKept as headers } from "../../../data/cache.ts";

export const loader = page("childPremium", async (visit, args: Route.LoaderArgs) => {
  const id = childId(args.params);
  const { fallback, answers } = await read(visit, { ...offer, child: childQuery(id), order: currentOrderQuery(id) });
  const { fallback: code, ...tried } = await tryCode(visit, id, choiceIn(args.url.searchParams));
  return {
    fallback: together(fallback, code),
    ...tried,
    /** The first attempt of this page (decision 28); made here so that the form has it before scripts. */
    process: crypto.randomUUID(),
    head: headFor(visit, args.request, "childPremium", { name: calledName(answers.child.data) }),
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
  const id = childId(useParams());
  // Of another child nothing stays: neither what was chosen and agreed to, nor an order that is shown.
  return <PremiumOf key={id} id={id} />;
}

function PremiumOf({ id }: { id: number }) {
  const t = useTranslations();
  const { process, codeCounts, codeRefusal } = usePageData<typeof loader>();
  const { search } = useLocation();
  const chosen = useChosen(id, useAnswer(offer.plans).data.plans, { codeCounts, codeRefusal });
  const trial = useVisitor().member?.trialEndsOn;
  const { data: child } = useAnswer(childNowQuery(id));
  const { data: order } = useAnswer(currentOrderQuery(id));
  const draft = usePageDraft<KeptChoices>({
    isWanted: useCallback((kept: KeptChoices) => isStillWanted(kept, search), [search]),
  });
  const sending = useOrderDeed();
  const { outcome } = usePageSubmission<typeof purchase>();
  const hasOrdered = outcome.say?.hasOrdered ?? false;
  const obstacle = obstacleOf(child, order);
  const octopus = useOctopusOrder(order);
  useHeadingFocus(octopus.order?.id);
  // All three are on this page: where the parent is decides, and nobody has done anything on arriving.
  const [step, setStep] = useState<PurchaseStep>("plan");
  const isLeft = useFreshFromHistory();
  const steps = purchaseSteps.map((part) => ({ id: part, name: t(`premium.step.${part}`) }));
  if (isLeft) return null;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.children"), href: paths.children },
          { label: named(calledName(child), t.locale), href: paths.child(id) },
        ]}
        current={t(octopus.order ? "octopus.title" : "children.card.upgrade")}
      />
      <MemberHead
        dynamic={!octopus.order}
        title={octopus.order ? t("octopus.title") : named(t("premium.title", { name: calledName(child) }), t.locale)}
        lead={t(octopus.order ? "octopus.lead" : "premium.lead")}
      />
      <OrderNews of={sending} />
      <Announced>
        {octopus.hasEnded && !sending.outcome.say && <Notice>{t("orders.status.canceled.body")}</Notice>}
      </Announced>
      {octopus.order ? (
        <OctopusPayment order={octopus.order} sending={sending} askNow={octopus.askNow} />
      ) : obstacle ? (
        <Obstacle of={obstacle} child={child} sending={sending} isNew={hasOrdered} />
      ) : (
        <>
          {outcome.name === undefined && <SavedNotice of={child} />}
          <StepIndicator label={t("premium.steps")} steps={steps} current={step} />
          {trial && (
            <Notice>
              {named(
                t("premium.trial.notice", { date: formatDate(trial, t.locale), name: calledName(child) }),
                t.locale,
              )}
            </Notice>
          )}
          <OnePaymentTab child={child}>
            <KeepDraft draft={draft} read={(form) => ({ ...readChoices(form), reachedBy: search })}>
              <PurchaseForm
                key={draft.formKey}
                child={child}
                process={process}
                chosen={chosen}
                restored={draft.restored}
                onReach={setStep}
              />
            </KeepDraft>
          </OnePaymentTab>
        </>
      )}
    </>
  );
}
