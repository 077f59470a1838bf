import { type PaymentReturn, paymentStatus } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { DefinitionList } from "@gk/ui/definition-list";
import { PaymentStatus } from "@gk/ui/payment-status";
import { Receipt } from "@gk/ui/receipt";
import { data, type MiddlewareFunction } from "react-router";
import { useLocation, useParams } from "react-router-dom";
import { useAnswer } from "../../../../data/answers.ts";
import { headOf, translatorOf } from "../../../../data/head.server.ts";
import { page } from "../../../../data/page.server.ts";
import { usePageData } from "../../../../data/page.ts";
import { filledWith, together } from "../../../../data/read.server.ts";
import { useDraftDone } from "../../../../forms/useDraft.ts";
import { paths } from "../../../../paths.ts";
import { useOrderDeed } from "../../../../payment/order-submission.ts";
import { OrderNews } from "../../../../payment/OrderNews.tsx";
import { PendingOrderActions } from "../../../../payment/PendingOrderActions.tsx";
import { receiptLines } from "../../../../payment/receipt.ts";
import { memberOnly } from "../../../../session/guards.server.ts";
import { memberContext } from "../../../../session/member.server.ts";
import { accountQuery } from "../../../../session/verification.ts";
import { useTranslations } from "../../../../words/words.ts";
import type { Route } from "./+types/status";
import { paymentBehind, returnOf } from "./return.server.ts";
import { usePayment } from "./usePayment.ts";
import { returnView } from "./view.ts";

export { clientLoader, meta } from "../../../../data/page.ts";

/** Only two returns exist, whoever asks (T7). */
const knownReturn: MiddlewareFunction<Response> = ({ params }, next) => {
  if (!returnOf(params["status"])) throw data(null, { status: 404 });
  return next();
};

export const middleware = [knownReturn, memberOnly];

export const loader = page("article", async (visit, args: Route.LoaderArgs) => {
  const wanted = returnOf(args.params.status) ?? "success";
  const { fallback, ...known } = await paymentBehind(visit, args.url.searchParams.get("process"));
  const member = args.context.get(memberContext);
  const t = translatorOf(visit);
  const { title } = returnView(t, { ...known, wanted, email: member.email, waitedOut: false });
  return {
    fallback: together(filledWith(visit, accountQuery, { status: 1, data: member }), fallback),
    process: known.process,
    orderId: known.orderId,
    head: headOf(visit, args.request, t("meta.article.title", { title })),
  };
});

/** Where a payment page leads back to: says what the provider knows of the payment. @source decision 32; T7 */
export default function PaymentReturned() {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const sending = useOrderDeed();
  const wanted = useParams()["status"] as PaymentReturn;
  const payment = usePayment(usePageData<typeof loader>());
  const { email } = useAnswer(accountQuery).data;
  const { outcome, order } = payment;
  const isPending = outcome?.payment_status === paymentStatus.pending;
  const { state, title, body } = returnView(t, { ...payment, wanted, email });
  const lines = order ? receiptLines(t, order) : [];
  useDraftDone(state === "success" && order ? paths.premium(order.child.id) : undefined);
  return (
    <PaymentStatus
      state={state}
      words={{ title, body }}
      actions={
        <>
          {isPending && wanted === "cancelled" && order && <PendingOrderActions order={order} sending={sending} />}
          {(isPending || !outcome) && (
            <ButtonLink variant="secondary" href={pathname + search}>
              {t("common.reload")}
            </ButtonLink>
          )}
          {state === "cancelled" && order && (
            <ButtonLink href={paths.premium(order.child.id)}>{t("payment.status.tryAgain")}</ButtonLink>
          )}
          {state === "success" && order && (
            <ButtonLink variant="reward" href={paths.child(order.child.id)}>
              {t("premium.success.child", { name: order.child.name })}
            </ButtonLink>
          )}
          {outcome?.order_id === null ? (
            <ButtonLink variant="secondary" href={paths.payment}>
              {t("member.settings.payment.title")}
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" href={paths.orders}>
              {t("payment.status.viewOrders")}
            </ButtonLink>
          )}
        </>
      }
    >
      <OrderNews of={sending} />
      {lines.length > 0 && (
        <Receipt>
          <DefinitionList items={lines} />
        </Receipt>
      )}
    </PaymentStatus>
  );
}
