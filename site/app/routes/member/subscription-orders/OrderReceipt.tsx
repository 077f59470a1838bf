import { Button } from "@gk/ui/button";
import { DefinitionList } from "@gk/ui/definition-list";
import { Receipt } from "@gk/ui/receipt";
import { Row, Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { Order } from "@gk/web";
import { receiptLines } from "../../../payment/receipt.ts";
import { useTranslations } from "../../../words/words.ts";

/** The receipt of a purchase, which the address of its link names. */
export function OrderReceipt({ order }: { order: Order }) {
  const t = useTranslations();
  return (
    <section id="receipt" aria-labelledby="receipt-title">
      <Stack>
        <Heading level={2} size="2xl" id="receipt-title">
          {t("orders.receiptNamed", { order: order.number })}
        </Heading>
        <Receipt printedAlone>
          <DefinitionList items={receiptLines(t, order)} />
          <Text size="sm" tone="muted">
            {t("receipt.company")}
            <br />
            {t("receipt.note")}
          </Text>
        </Receipt>
        <Row>
          <Button variant="secondary" onClick={() => window.print()}>
            {t("receipt.print")}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
