import type { Locale } from "@gk/domain";
import type { Performance } from "@gk/web";
import { eq } from "drizzle-orm";
import { performances } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { isPremium } from "../subscriptions/premium.ts";
import { readableChild } from "./own-child.ts";

/** What a child did in the app. Monthly reports are for premium children (decision 36). */
export const getPerformance: Handler<"getPerformance"> = async ({ params }, context) => {
  const { database, today, locale } = context;
  const { child } = await readableChild(context, params.id);
  const [performance] = await database.select().from(performances).where(eq(performances.childId, child.id));
  if (!performance) return answer(nothingYet());
  const record = performanceRecord(performance, locale);
  return answer((await isPremium(database, child.id, today)) ? record : { ...record, monthly_reports: [] });
};

/** A child that the app has not synced. */
const nothingYet = (): Performance => ({
  missions: [],
  stars: 0,
  silver_stars: 0,
  recent_missions: [],
  badges: [],
  certificates: [],
  monthly_reports: [],
});

function performanceRecord(performance: typeof performances.$inferSelect, locale: Locale): Performance {
  return {
    missions: performance.missions,
    stars: performance.stars,
    silver_stars: performance.silverStars,
    recent_missions: performance.recentMissions.map((mission) => ({ ...mission, name: mission.name[locale] })),
    badges: performance.badges.map((badge) => ({ ...badge, name: badge.name[locale] })),
    certificates: performance.certificates.map((certificate) => ({ ...certificate, name: certificate.name[locale] })),
    monthly_reports: performance.monthlyReports.map((report) => ({ ...report, note: report.note[locale] })),
  };
}
