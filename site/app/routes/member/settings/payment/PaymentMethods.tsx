import { icons } from "@gk/ui";
import { ButtonLink } from "@gk/ui/button";
import { CardList } from "@gk/ui/card-list";
import { EmptyState } from "@gk/ui/empty-state";
import { Icon } from "@gk/ui/icon";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useAnswer } from "../../../../data/answers.ts";
import { query } from "../../../../data/query.ts";
import { paths } from "../../../../paths.ts";
import { methodName } from "../../../../payment/method.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { useTranslations } from "../../../../words/words.ts";
import { savedCard } from "./cards.ts";
import { MethodActions } from "./MethodActions.tsx";
import { useMethodDeed } from "./submissions.ts";

/** The kept ways to pay; the loaders of the pages that show them run it. */
export const methodsQuery = query("listPaymentMethods");

/** The kept ways to pay as cards, and what came of the last change to them. */
export function PaymentMethods() {
  const t = useTranslations();
  const { data: methods } = useAnswer(methodsQuery);
  const { today } = useVisitor();
  const sending = useMethodDeed();
  const { say, formIssue } = sending.outcome;
  const changed = methods.find((method) => method.id === say?.id);
  const saved =
    say?.deed === "delete"
      ? t("paymentMethods.delete.success")
      : changed && t("paymentMethods.setDefault.success", { method: methodName(t, changed) });

  if (methods.length === 0) {
    return (
      <EmptyState
        picture={pictures.emptyPayment}
        title={t("paymentMethods.empty.title")}
        body={t("paymentMethods.empty.body")}
      >
        <ButtonLink href={paths.addPaymentMethod}>{t("paymentMethods.add")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <SettingsSheet
      title={t("paymentMethods.title")}
      lead={t("paymentMethods.lead")}
      action={
        <ButtonLink size="sm" href={paths.addPaymentMethod}>
          <Icon of={icons.plus} />
          {t("paymentMethods.add")}
        </ButtonLink>
      }
      {...(saved ? { saved } : {})}
    >
      {formIssue && (
        <Notice tone="error" urgent>
          {sending.form.wordIssue(formIssue)}
        </Notice>
      )}
      <CardList
        cards={methods.map((method) => ({
          ...savedCard(t, method, today),
          actions: <MethodActions method={method} sending={sending} />,
        }))}
      />
    </SettingsSheet>
  );
}
