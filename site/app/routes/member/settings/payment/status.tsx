import { calledName, type PaymentReturn, paymentStatus } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import { PaymentStatus } from "@gk/ui/payment-status";
import { type MiddlewareFunction, data, useLocation, useParams } from "react-router-dom";
import { useAnswer } from "../../../../data/answers.ts";
import { headTitled, translatorOf } from "../../../../data/head.server.ts";
import { page } from "../../../../data/page.server.ts";
import { usePageData } from "../../../../data/page.ts";
import { filledWith, together } from "../../../../data/read.server.ts";
import { useFreshFromHistory } from "../../../../data/useFreshFromHistory.ts";
import { useDraftDone } from "../../../../forms/useDraft.ts";
import { useHeadingFocus } from "../../../../layouts/useHeadingFocus.ts";
import { paths } from "../../../../paths.ts";
import { OrderNews } from "../../../../payment/OrderNews.tsx";
import { useOrderDeed } from "../../../../payment/order-submission.ts";
import { PaidReceipt } from "../../../../payment/PaidReceipt.tsx";
import { PendingOrderActions } from "../../../../payment/PendingOrderActions.tsx";
import { pendingKind } from "../../../../payment/pending-words.ts";
import { memberOnly } from "../../../../session/guards.server.ts";
import { memberContext } from "../../../../session/member.server.ts";
import { accountQuery } from "../../../../session/verification.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import type { Route } from "./+types/status";
import { paymentBehind, returnOf } from "./return.server.ts";
import { usePayment } from "./usePayment.ts";
import { returnView } from "./view.ts";

export { neverKept as headers } from "../../../../data/cache.ts";

/** Only two returns exist, whoever asks (T7): what is none is left to the loader, so that its error page knows who reads it. */
const memberOfReturn: MiddlewareFunction<Response> = (args, next) =>
  returnOf(args.params["status"]) ? memberOnly(args, next) : next();

export const middleware = [memberOfReturn];

export const loader = page("titled", async (visit, args: Route.LoaderArgs) => {
  const wanted = returnOf(args.params.status);
  if (!wanted) throw data(null, { status: 404 });
  const { fallback, ...known } = await paymentBehind(visit, args.url.searchParams.get("process"));
  const member = args.context.get(memberContext);
  const t = translatorOf(visit);
  const { state, title } = returnView(t, { ...known, wanted, email: member.email, waitedOut: false });
  return {
    fallback: together(filledWith(visit, accountQuery, { status: 1, data: member }), fallback),
    process: known.process,
    orderId: known.orderId,
    // What was bought is a child's; what was not, or a card that was stored, is of the ways to pay.
    ...(state === "success" && known.orderId !== undefined ? { menuPage: paths.children } : {}),
    head: headTitled(visit, args.request, title),
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
  useHeadingFocus(state);
  const isLeft = useFreshFromHistory();
  useDraftDone(state === "success" && order ? paths.premium(order.child.id) : undefined);
  if (isLeft) return null;
  return (
    <PaymentStatus
      state={state}
      words={{ title: named(title, t.locale), body: named(body, t.locale) }}
      actions={
        <>
          {isPending && order && (wanted === "cancelled" || pendingKind(order) === "confirmation") && (
            <PendingOrderActions order={order} sending={sending} size="md" />
          )}
          {(isPending || !outcome) && (
            <ButtonLink variant="secondary" href={pathname + search}>
              {t("common.reload")}
            </ButtonLink>
          )}
          {state === "cancelled" && order && (
            <ButtonLink href={paths.premium(order.child.id)}>{t("payment.status.tryAgain")}</ButtonLink>
          )}
          {state === "success" && order && (
            <>
              <ButtonLink variant="reward" href={paths.prizesOf(order.child.id)}>
                <Icon of={icons.gift} />
                {t("premium.success.prize")}
              </ButtonLink>
              <ButtonLink variant="secondary" href={paths.child(order.child.id)}>
                {named(t("premium.success.child", { name: calledName(order.child) }), t.locale)}
              </ButtonLink>
            </>
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
      {order && <PaidReceipt order={order} />}
    </PaymentStatus>
  );
}
