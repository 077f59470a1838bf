import { randomUUID } from "node:crypto";
import { orderType } from "@gk/domain";
import type { TapAndGoFields } from "@gk/web";
import type { Parent } from "../parent.ts";
import { dataOf, type TestProvider } from "../provider.ts";

/** What a payer's browser brings back from Tap & Go. */
export interface BroughtBack {
  readonly mer_trade_no: string;
  readonly recurrent_token?: string;
}

/** Orders with Tap & Go: the attempt, the order, and the form that the browser posts. */
export async function orderByTapAndGo(parent: Parent, changes: Parameters<Parent["buy"]>[0] = {}) {
  const process = randomUUID();
  const made = dataOf(await parent.buy({ payment_method: orderType.tapAndGo, process, ...changes }));
  if (made.next_step?.kind !== "tapngo") throw new Error("An order by Tap & Go comes with its form.");
  return { process, made, fields: made.next_step.fields, trade: made.next_step.fields.merTradeNo };
}

/** Posts a form as a browser does, to an address of the provider. */
export const postForm = ({ provider }: TestProvider, url: string, fields: Readonly<Record<string, string>>) =>
  provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));

/** Presses a button of the page that stands in for Tap & Go. */
export const press = (gk: TestProvider, fields: TapAndGoFields, choice: "approve" | "decline" | "cancel") =>
  postForm(gk, "http://gk.test/development/tapngo", { ...fields, choice });

/** What a redirect back to the site carries. */
export function broughtBack(response: Response): BroughtBack {
  const back = new URL(response.headers.get("Location") ?? "", "http://nowhere.test");
  if (back.pathname !== "/tapngo/callback") throw new Error(`That leads to ${back.href}.`);
  const { mer_trade_no = "", recurrent_token } = Object.fromEntries(back.searchParams);
  return { mer_trade_no, ...(recurrent_token === undefined ? {} : { recurrent_token }) };
}

/** Pays as a person does, up to the way back. */
export const approve = async (gk: TestProvider, fields: TapAndGoFields) =>
  broughtBack(await press(gk, fields, "approve"));
