import { visitOf } from "../../../../data/page.server.ts";
import { troubleOf } from "../../../../forms/issues.ts";
import { shownField, type ToggleOutcome } from "./toggle.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

/**
 * Flips auto-renew once (decision 44): only if it still is what the page showed. Always answers as a success of the
 * page, so that the state is read again, whatever came of it.
 */
export async function toggleAutoRenew(args: ActionArgs, childId: number): Promise<ToggleOutcome> {
  const { client } = visitOf(args);
  const shown = (await args.request.formData()).get(shownField) === "on";
  const child = await client.getChild({ params: { id: childId } });
  if (!child.ok) return troubleOf(child);
  if (child.body.data.subscription?.auto_renew !== shown) return { formIssue: { field: "", code: "conflict" } };
  const result = await client.toggleAutoRenew({ params: { id: childId } });
  return result.ok ? { autoRenew: result.body.data.auto_renew } : troubleOf(result);
}
