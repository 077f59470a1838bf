import { eq } from "drizzle-orm";
import { readableChild } from "../children/own-child.ts";
import { performances } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { isPremium } from "../subscriptions/premium.ts";
import { reportPage } from "./report-page.ts";

/**
 * A monthly report of a premium child, as a page of its own to keep and print.
 * @errors 403 for a child that is not premium (decision 36); 404 for a report that is not the child's
 */
export const getMonthlyReport: Handler<"getMonthlyReport"> = async ({ params }, context) => {
  const { database, today, locale } = context;
  const { child } = await readableChild(context, params.id);
  if (!(await isPremium(database, child.id, today))) throw refused("premiumRequired", 403);
  const [performance] = await database.select().from(performances).where(eq(performances.childId, child.id));
  const report = performance?.monthlyReports.find(({ id }) => id === params.report_id);
  if (!performance || !report) throw notFound();
  const page = await reportPage(locale, { name: child.name, report, missions: performance.missions });
  return answer({ file_name: `gk-report-${report.month}.html`, html: String(page) });
};
