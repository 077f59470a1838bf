import { calledName, formatMoney } from "@gk/domain";
import { icons } from "@gk/ui";
import { Button } from "@gk/ui/button";
import { Checkbox } from "@gk/ui/checkbox";
import { useSilentAnswer } from "@gk/ui/field";
import { Form } from "@gk/ui/form";
import { Icon } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { OrderSummary, PurchaseColumns } from "@gk/ui/order-summary";
import { PaymentChoice } from "@gk/ui/payment-choice";
import { PlanChoice } from "@gk/ui/plan-choice";
import { Stack } from "@gk/ui/stack";
import type { Child } from "@gk/web";
import { useRef } from "react";
import { useAnswer } from "../../../../data/answers.ts";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { paths } from "../../../../paths.ts";
import { useWallets } from "../../../../payment/useWallets.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { linkTo } from "../../../../words/link-to.tsx";
import { named } from "../../../../words/named.tsx";
import { portraitOf } from "../covers.ts";
import { agreedField, methodField, type PurchaseAnswers, readPurchase } from "./answers.ts";
import { paymentGroups, planOptions } from "./choices.ts";
import type { Chosen } from "./chosen.ts";
import { offer } from "./offer.ts";
import { PromotionCode } from "./PromotionCode.tsx";
import { PurchasePart, type PurchaseStep } from "./PurchasePart.tsx";
import { usePurchase } from "./usePurchase.ts";

type PurchaseFormProps = {
  child: Child;
  process: string;
  /** What the address has chosen. */
  chosen: Chosen;
  /** What was chosen on this page before the session ended. */
  restored: PurchaseAnswers | undefined;
  /** Called when the parent comes to a part of the page. */
  onReach: (step: PurchaseStep) => void;
};

/** Chooses a plan and a way to pay, and says on one card what that costs before the button (decision 50). */
export function PurchaseForm({ child, process, chosen, restored, onReach }: PurchaseFormProps) {
  const { plans } = useAnswer(offer.plans).data;
  const { data: methods, accepts } = useAnswer(offer.methods);
  const accepted = { methods, accepts };
  const purchase = usePurchase({ child, plans, accepted, process, chosen, restored });
  const { t, summary, promotion, trouble } = purchase;
  const wordIssue = useWordIssue();
  const { today } = useVisitor();
  const wallets = useWallets(t);
  const form = useRef<HTMLFormElement>(null);
  useSilentAnswer(form, () => {
    if (form.current) purchase.take(readPurchase(new FormData(form.current)));
  });
  const cents = summary?.quoted.chargeCents;

  return (
    <Form
      ref={form}
      action={purchase.action}
      issues={trouble.issues}
      formIssue={trouble.formIssue}
      wordIssue={wordIssue}
      busy={purchase.busy}
      read={readPurchase}
      onSubmit={purchase.buy}
    >
      {purchase.amountChanged && summary && (
        <Notice tone="warning">{t("premium.summary.updated", { amount: summary.total })}</Notice>
      )}
      <input type="hidden" {...purchase.process} />
      <input type="hidden" name={agreedField} value={cents ?? 0} />
      <PurchaseColumns
        summary={
          <OrderSummary
            child={{ name: named(calledName(child), t.locale), picture: portraitOf(child) }}
            {...summary}
            consent={
              <PurchasePart of="review" onReach={onReach}>
                <Checkbox
                  name="terms"
                  unmarked
                  defaultValue={purchase.typed?.terms !== undefined}
                  label={t.rich("premium.terms.check", {
                    terms: linkTo(paths.termsOfSubscription),
                  })}
                />
              </PurchasePart>
            }
            pay={
              <PurchasePart of="review" onReach={onReach}>
                <Button
                  type="submit"
                  variant="reward"
                  size="lg"
                  block
                  busy={
                    purchase.busy ? t("premium.paying") : promotion.checking ? t("premium.promo.checking") : undefined
                  }
                >
                  {cents === undefined ? (
                    t("premium.continue")
                  ) : (
                    <>
                      <Icon of={icons.lock} />
                      {t("premium.pay", { amount: formatMoney(cents) })}
                    </>
                  )}
                </Button>
              </PurchasePart>
            }
            words={{
              ...t.group("premium.summary", ["title", "total", "nothing"]),
              updated: summary && t("premium.summary.updated", { amount: summary.total }),
              note: t("premium.terms.noRefund"),
            }}
          />
        }
      >
        <PurchasePart of="plan" onReach={onReach}>
          <Stack gap="8">
            <PlanChoice
              label={t("premium.plan.legend")}
              name="plan_id"
              plans={planOptions(t, plans)}
              defaultValue={purchase.plan && String(purchase.plan.id)}
              onChange={purchase.choosePlan}
            />
            <PromotionCode promotion={promotion} plan={purchase.plan} typed={purchase.code} />
          </Stack>
        </PurchasePart>
        <PurchasePart of="payment" onReach={onReach}>
          <PaymentChoice
            label={t("premium.payment.legend")}
            name={methodField}
            groups={paymentGroups(t, accepted, today, wallets)}
            defaultValue={purchase.method}
            onChange={purchase.chooseMethod}
          />
        </PurchasePart>
      </PurchaseColumns>
    </Form>
  );
}
