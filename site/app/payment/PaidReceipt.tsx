import { DefinitionList } from "@gk/ui/definition-list";
import { Illustration } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";
import { Receipt } from "@gk/ui/receipt";
import { Text } from "@gk/ui/text";
import type { Order } from "@gk/web";
import { useVisitor } from "../session/useVisitor.ts";
import { useTranslations } from "../words/words.ts";
import { receiptLines } from "./receipt.ts";

/** The receipt of a purchase, which is what a print of its page shows; nothing before it is paid. */
export function PaidReceipt({ order }: { order: Order }) {
  const t = useTranslations();
  const lines = receiptLines(t, order, useVisitor().member?.name ?? "");
  if (lines.length === 0) return null;
  return (
    <Receipt
      printedAlone
      letterhead={
        <>
          <Illustration of={pictures.logo} alt={t("product.name")} eager />
          <Text size="lead">
            <strong>{t("orders.receipt")}</strong>
          </Text>
        </>
      }
    >
      <DefinitionList items={lines} />
      <Text size="sm" tone="muted">
        {t("receipt.company")}
        <br />
        {t("receipt.note")}
      </Text>
    </Receipt>
  );
}
