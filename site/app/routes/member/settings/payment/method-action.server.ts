import { toId } from "@gk/domain";
import { data } from "react-router";
import { visitOf } from "../../../../data/page.server.ts";
import { troubleOf } from "../../../../forms/issues.ts";
import type { MethodIntent, MethodOutcome } from "./method-action.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

/** Makes a way to pay the default, or deletes it (T95). */
export async function changeMethod(args: ActionArgs) {
  const { client } = visitOf(args);
  const form = await args.request.formData();
  const intent = form.get("intent") as MethodIntent | null;
  const id = toId(form.get("payment_id"));
  if (id === undefined || (intent !== "default" && intent !== "delete")) {
    return data<MethodOutcome>({ formIssue: { field: "", code: "siteDataChanged" } }, { status: 422 });
  }
  const result =
    intent === "default"
      ? await client.setDefaultPaymentMethod({ body: { payment_id: id } })
      : await client.deletePaymentMethod({ params: { id } });
  return result.ok
    ? data<MethodOutcome>({ done: intent, id })
    : data<MethodOutcome>(troubleOf(result), { status: 422 });
}
