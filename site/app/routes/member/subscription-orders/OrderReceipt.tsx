import { icons } from "@gk/ui";
import { Button, ButtonLink } from "@gk/ui/button";
import { Icon } from "@gk/ui/icon";
import { ScriptsOnly } from "@gk/ui/scripts-only";
import { Row, Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import type { Order } from "@gk/web";
import { filePaths } from "../../../file-paths.ts";
import { PaidReceipt } from "../../../payment/PaidReceipt.tsx";
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
        <PaidReceipt order={order} />
        <Row>
          <ButtonLink variant="secondary" href={filePaths.receipt(order.id)}>
            <Icon of={icons.download} />
            {t("receipt.download")}
          </ButtonLink>
          <ScriptsOnly>
            <Button variant="quiet" onClick={() => window.print()}>
              {t("receipt.print")}
            </Button>
          </ScriptsOnly>
        </Row>
      </Stack>
    </section>
  );
}
