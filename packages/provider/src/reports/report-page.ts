import { formatDate, type IsoDate, type Locale, missionCategories } from "@gk/domain";
import { html } from "hono/html";
import type { MissionCount, MonthlyReport } from "../database/schema/index.ts";
import { reportWords } from "./words.ts";

/** What a report tells of a child. */
interface ReportContent {
  readonly name: string;
  readonly report: MonthlyReport;
  /** The child's missions in all months. */
  readonly missions: readonly MissionCount[];
}

/** A report as a page that needs nothing else: it is kept as a file and printed on A4. */
export function reportPage(locale: Locale, { name, report, missions }: ReportContent) {
  const text = (key: Parameters<typeof reportWords.text>[1], values = {}) => reportWords.text(locale, key, values);
  const completed = (area: number) =>
    missions.find(({ month, category }) => month === report.month && category === area)?.completed ?? 0;
  const title = text("report.title", { name });
  const month = formatDate(`${report.month}-01` as IsoDate, locale, "month");
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${month}</title>
<style>
@page { size: A4; margin: 20mm }
body { margin: 0 auto; max-width: 42em; padding: 1em; font-family: sans-serif; line-height: 1.6 }
table { width: 100%; border-collapse: collapse }
th { text-align: start; font-weight: normal }
td { text-align: end; font-weight: bold }
th, td { padding: .4em 0; border-bottom: 1px solid }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${month}</p>
<table>
<tr><th scope="row">${text("report.completed")}</th><td>${report.completed}</td></tr>
<tr><th scope="row">${text("report.stars")}</th><td>${report.stars}</td></tr>
<tr><th scope="row">${text("report.silverStars")}</th><td>${report.silver_stars}</td></tr>
<tr><th scope="row">${text("report.top")}</th><td>${text(`report.area.${report.top_category}`)}</td></tr>
</table>
<h2>${text("report.byArea")}</h2>
<table>
${missionCategories.map((area) => html`<tr><th scope="row">${text(`report.area.${area}`)}</th><td>${completed(area)}</td></tr>`)}
</table>
<h2>${text("report.note")}</h2>
<p>${report.note[locale]}</p>
</main>
</body>
</html>`;
}
