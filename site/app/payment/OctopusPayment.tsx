import { calledName, formatDateTime, formatMoney } from "@gk/domain";
import { icons } from "@gk/ui";
import { Announced } from "@gk/ui/announced";
import { Button, ButtonLink } from "@gk/ui/button";
import { CopyCode } from "@gk/ui/copy-code";
import { Icon } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { OctopusSteps } from "@gk/ui/octopus-steps";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useLocalize } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { linkTo } from "../words/link-to.tsx";
import { named } from "../words/named.tsx";
import { useTranslations } from "../words/words.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { type OctopusOrder, octopusCodePath } from "./octopus.ts";
import type { OrderSending } from "./order-submission.ts";

const steps = ["open", "scan", "check", "pay", "wait"] as const;

/** About how long the confirmation takes at most, as the guide has it. @units business days */
const confirmedWithin = 2;

/** The side of the code. @units CSS pixels */
const codeSide = 240;

type OctopusPaymentProps = {
  order: OctopusOrder;
  sending: OrderSending;
  /** Asks what became of the payment, and says whether it is still waited for. */
  askNow: () => Promise<boolean>;
};

/** How an order is paid with Octopus: the step of the purchase between ordering and having paid (T99). */
export function OctopusPayment({ order, sending, askNow }: OctopusPaymentProps) {
  const t = useTranslations();
  const localize = useLocalize();
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const { number, child, next_step, pay_by } = order;
  const amount = formatMoney(order.amount_cents);
  const code = localize(octopusCodePath(order));
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setHasAsked(await askNow());
    setIsAsking(false);
  };
  return (
    <>
      <Announced>{hasAsked && <Notice>{t("octopus.waiting", { days: confirmedWithin })}</Notice>}</Announced>
      <OctopusSteps
        steps={steps.map((step) => ({
          id: step,
          text: named(t(`octopus.step.${step}`, { name: calledName(child) }), t.locale),
        }))}
        facts={[
          { id: "order", term: t("octopus.order"), detail: number, figure: true },
          { id: "amount", term: t("octopus.amount"), detail: amount, figure: true },
          ...(pay_by
            ? [{ id: "before", term: t("octopus.payBefore"), detail: formatDateTime(new Date(pay_by), t.locale) }]
            : []),
        ]}
        code={{
          picture: { src: code, width: codeSide, height: codeSide },
          alt: t("octopus.qrAlt", { order: number }),
        }}
        actions={
          <>
            <CopyCode code={amount} words={t.group("octopus.amount", ["copy", "copied"])} />
            <ButtonLink block href={next_step.payment_url}>
              <Icon of={icons.smartphone} />
              {t("octopus.openApp")}
            </ButtonLink>
            <form
              action={pathname}
              onSubmit={(event) => {
                event.preventDefault();
                void ask();
              }}
            >
              <Button type="submit" variant="secondary" block busy={isAsking ? t("common.processing") : undefined}>
                {t("octopus.paid")}
              </Button>
            </form>
            <ButtonLink variant="quiet" block href={`${code}?save`} download>
              <Icon of={icons.download} />
              {t("octopus.saveCode")}
            </ButtonLink>
          </>
        }
        words={{ order: t("common.labelValue", { label: t("octopus.order"), value: number }) }}
      />
      <Notice>{t.rich("octopus.help", { contact: linkTo(paths.contact) })}</Notice>
      <CancelOrder order={order} sending={sending} />
    </>
  );
}
