import { icons } from "@gk/ui";
import { Announced } from "@gk/ui/announced";
import { ButtonLink } from "@gk/ui/button";
import { CardList } from "@gk/ui/card-list";
import { EmptyState } from "@gk/ui/empty-state";
import { Icon } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { pictures } from "@gk/ui/pictures";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useAnswer } from "../../../../data/answers.ts";
import { query } from "../../../../data/query.ts";
import { Outcome } from "../../../../forms/Outcome.tsx";
import { paths } from "../../../../paths.ts";
import { methodName } from "../../../../payment/method.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { useTranslations } from "../../../../words/words.ts";
import { savedCard } from "./cards.ts";
import { DeletedNotice } from "./DeletedNotice.tsx";
import { ExpiringCards } from "./ExpiringCards.tsx";
import { MethodActions } from "./MethodActions.tsx";
import { isRestoring, useMethodDeed } from "./submissions.ts";

/** The kept ways to pay; the loaders of the pages that show them run it. */
export const methodsQuery = query("listPaymentMethods");

/** The kept ways to pay as cards, and what came of the last change to them. */
export function PaymentMethods() {
  const t = useTranslations();
  const { data: methods } = useAnswer(methodsQuery);
  const { today, member } = useVisitor();
  const sending = useMethodDeed();
  const { say } = sending.outcome;
  // What can be undone stays while it is being undone.
  const news = !sending.busy || (say && isRestoring(sending, say.id)) ? say : undefined;
  const made = news?.deed === "default" && sending.isLatest ? methods.find(({ id }) => id === news.id) : undefined;

  return (
    <>
      <Outcome busy={sending.busy} trouble={sending.trouble && sending.form.wordIssue(sending.trouble)} />
      <Announced>
        {news?.deed === "delete" && <DeletedNotice of={news} sending={sending} />}
        {news?.deed === "restore" && sending.isLatest && (
          <Notice tone="success">{t("paymentMethods.delete.undone")}</Notice>
        )}
      </Announced>
      {methods.length === 0 ? (
        <EmptyState picture={pictures.emptyPayment} {...t.group("paymentMethods.empty", ["title", "body"])}>
          <ButtonLink href={paths.addPaymentMethod}>{t("paymentMethods.add")}</ButtonLink>
        </EmptyState>
      ) : (
        <SettingsSheet
          {...t.group("paymentMethods", ["title", "lead"])}
          actions={
            <ButtonLink size="sm" href={paths.addPaymentMethod}>
              <Icon of={icons.plus} />
              {t("paymentMethods.add")}
            </ButtonLink>
          }
          {...(made ? { saved: t("paymentMethods.setDefault.success", { method: methodName(t, made) }) } : {})}
        >
          {member?.isVerified && <ExpiringCards />}
          <CardList
            cards={methods.map((method) => ({
              ...savedCard(t, method, today),
              actions: <MethodActions method={method} sending={sending} />,
            }))}
          />
        </SettingsSheet>
      )}
    </>
  );
}
