import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { MemberHead } from "@gk/ui/member-layout";
import { OrderList } from "@gk/ui/order-list";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { data, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPage } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber, pagePart } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { useFreshFromHistory } from "../../data/useFreshFromHistory.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { paths } from "../../paths.ts";
import { OrderNews } from "../../payment/OrderNews.tsx";
import { orderDeed, useOrderDeed } from "../../payment/order-submission.ts";
import { withPart } from "../../words/with-part.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/subscription-orders";
import { OrderActions } from "./subscription-orders/OrderActions.tsx";
import { OrderReceipt } from "./subscription-orders/OrderReceipt.tsx";
import { orderRow } from "./subscription-orders/rows.ts";

export { neverKept as headers } from "../../data/cache.ts";

const ordersQuery = (number: number) => query("listOrders", { query: { page: number } }, { revalidateOnFocus: true });

export const loader = page("orders", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { orders: ordersQuery(pageNumber(args.url.searchParams)) });
  if (isBeyond(answers.orders.meta)) throw data(null, { status: 404 });
  return { fallback, head: headOfPage(visit, headFor(visit, args.request, "orders"), answers.orders.meta) };
});

export const action = submissionAction([orderDeed]);

/** Purchases, newest first (T22: called purchase records). @source spec §2; decision 30 */
export default function Orders() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const sending = useOrderDeed();
  const isLeft = useFreshFromHistory();
  const current = pageNumber(search);
  const { data: orders, meta } = useAnswer(ordersQuery(current));
  const asked = orders.find(({ id, paid_at }) => String(id) === search.get("receipt") && paid_at !== null);
  if (isLeft) return null;
  if (orders.length === 0) {
    return (
      <EmptyState level={1} picture={pictures.emptyOrders} {...t.group("orders.empty", ["title", "body"])}>
        <ButtonLink href={paths.plans}>{t("orders.empty.cta")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <MemberHead title={withPart(t("orders.title"), pagePart(t, meta))} lead={t("orders.lead")} />
      <OrderNews of={sending} />
      {asked && <OrderReceipt order={asked} />}
      <OrderList
        orders={orders.map((order) => ({
          ...orderRow(t, order),
          actions: <OrderActions order={order} page={current} sending={sending} />,
        }))}
        words={{
          caption: t("orders.caption"),
          ...t.group("orders.column", ["order", "child", "plan", "method", "amount", "status", "actions"]),
        }}
      />
      <Pagination current={current} total={pageCount(meta)} href={pageHref(paths.orders)} />
    </>
  );
}
