import { data } from "react-router-dom";
import { attachment } from "../../../data/attachment.ts";
import { translatorOf } from "../../../data/head.server.ts";
import { visitOf } from "../../../data/page.server.ts";
import { query } from "../../../data/query.ts";
import { read } from "../../../data/read.server.ts";
import { recordId } from "../../../data/record-id.ts";
import { paths } from "../../../paths.ts";
import { receiptPdf } from "../../../payment/receipt-pdf/receipt-pdf.server.ts";
import { receiptText } from "../../../payment/receipt-pdf/receipt-text.ts";
import { fileOf } from "../../../session/guards.server.ts";
import { memberContext } from "../../../session/member.server.ts";
import type { Route } from "./+types/receipt-file";

export const middleware = fileOf(() => paths.orders);

/**
 * The receipt of a purchase as a document of one page, to be kept or handed on.
 * @errors 404 for an order that is another's, or has not been paid
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const id = recordId(args.params.orderId);
  const { answers } = await read(visit, { order: query("getOrder", { params: { id } }) });
  const order = answers.order.data;
  const t = translatorOf(visit);
  const words = receiptText(t, order, args.context.get(memberContext).name);
  if (!words) throw data(null, { status: 404 });
  const file = await receiptPdf(words, visit.now);
  return new Response(file, {
    headers: attachment("application/pdf", `${t("receipt.file", { order: order.number })}.pdf`),
  });
}
