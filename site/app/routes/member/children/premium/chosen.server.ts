import type { Fallback } from "../../../../data/answers.ts";
import { run } from "../../../../data/query.ts";
import { filledWith } from "../../../../data/read.server.ts";
import { troubleOf } from "../../../../forms/issues.ts";
import type { Choice } from "../../../../plans/choice.ts";
import type { Visit } from "../../../../session/context.ts";
import type { CodeTried } from "./chosen.ts";
import { codeQuery } from "./offer.ts";

/** Tries the code that came with a plan, so that the page opens with what is charged. */
export async function tryCode(
  visit: Visit,
  childId: number,
  { plan, code }: Choice,
): Promise<CodeTried & { fallback?: Fallback }> {
  if (plan === undefined || code === undefined) return {};
  const asked = codeQuery(childId, plan, code);
  const result = await run(visit.client, asked);
  if (result.ok) return { codeCounts: true, fallback: filledWith(visit, asked, result.body) };
  const { issues: [issue] = [], formIssue = issue } = troubleOf(result);
  return { codeRefusal: formIssue?.code };
}
