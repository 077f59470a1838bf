import { childFields, formatCount, formatDate, type IsoDate } from "@gk/domain";
import { missionCategories } from "@gk/ui/mission-category";
import type { Child, Performance } from "@gk/web";
import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "../../../../share/generated/drawings.ts";
import type { Translator } from "../../../../words/words.ts";
import { starsLabel } from "../covers.ts";
import { completedByArea, completedByMonth, monthsOf } from "./counts.ts";

type Growth = { child: Child; performance: Performance; today: IsoDate };

/** It is kept as a file and printed, so it brings what it needs and no more; the figures are read on black and white too. */
const sheet = `
@page { size: A4; margin: 16mm }
body { margin: 0 auto; max-width: 46em; padding: 1em; font-family: sans-serif; line-height: 1.5 }
.logo { display: block; height: 3em; margin-bottom: 1em }
h1 { margin-block: 0 } h2 { margin-block: 1.4em .4em; break-after: avoid }
table { width: 100%; border-collapse: collapse }
th { text-align: start; font-weight: normal }
td, thead th:not(:first-child) { text-align: end }
td, tfoot th, dt { font-weight: bold }
th, td { padding: .3em .25em; border-bottom: 1px solid }
tr, div { break-inside: avoid }
dl { margin: 0 } dd { margin: 0 0 .8em }
`;

/** In the file itself: nothing is fetched when it is opened years later, or without a network. */
const logo = `data:image/svg+xml,${encodeURIComponent(drawings.logo)}`;

const firstOf = (month: string) => `${month}-01` as IsoDate;

/** A child's growth over the last twelve months, as a page that needs nothing else. @source decision 129 */
export function growthReport(t: Translator, { child, performance, today }: Growth): string {
  const title = t("performance.growth.title", { name: child.name });
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={t.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <main>
          <img className="logo" src={logo} alt={t("product.name")} />
          <h1>{title}</h1>
          <p>{t("performance.growth.asOf", { date: formatDate(today, t.locale) })}</p>
          <Summary t={t} child={child} performance={performance} />
          <Months t={t} performance={performance} />
          <Notes t={t} performance={performance} />
        </main>
      </body>
    </html>,
  )}`;
}

type Part = { t: Translator; performance: Performance };

function Summary({ t, child, performance }: Part & Pick<Growth, "child">) {
  const { silver_stars, stars, badges, certificates } = performance;
  const facts = [
    [t("performance.beside.silverStars"), starsLabel(t, silver_stars)],
    [t("performance.stickers.label"), formatCount(stars)],
    [t("performance.beside.badges"), formatCount(sum(badges.map(({ count }) => count)))],
    [
      t("performance.growth.start"),
      t("child.view.score", { value: String(child.begin_score), max: String(childFields.begin_score.max) }),
    ],
    ...certificates.map(({ name, number, issued_on }) => [
      name,
      t("performance.certificates.awarded", { date: formatDate(issued_on, t.locale), number }),
    ]),
  ];
  return (
    <table>
      <tbody>
        {facts.map(([what, fact]) => (
          <tr key={`${what} ${fact}`}>
            <th scope="row">{what}</th>
            <td>{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function Months({ t, performance }: Part) {
  const months = monthsOf(performance);
  const byArea = missionCategories.map((area) => ({ area, completed: completedByMonth(performance, area) }));
  const shown = { missions: performance.missions.filter(({ month }) => months.includes(month)) };
  const totals = completedByArea(shown);
  return (
    <>
      <h2>{t("performance.byMonth")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("performance.growth.month")}</th>
            {missionCategories.map((area) => (
              <th key={area} scope="col">
                {t(`category.${area}.name`)}
              </th>
            ))}
            <th scope="col">{t("performance.missions")}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{formatDate(firstOf(month), t.locale, "month")}</th>
              {byArea.map(({ area, completed }) => (
                <td key={area}>{formatCount(completed[month] ?? 0)}</td>
              ))}
              <td>{formatCount(sum(byArea.map(({ completed }) => completed[month] ?? 0)))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("performance.missions")}</th>
            {missionCategories.map((area) => (
              <td key={area}>{formatCount(totals[area])}</td>
            ))}
            <td>{formatCount(sum(missionCategories.map((area) => totals[area])))}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** What each month's report says, for premium children (decision 36). */
function Notes({ t, performance: { monthly_reports: reports } }: Part) {
  if (reports.length === 0) return null;
  return (
    <>
      <h2>{t("performance.growth.notes")}</h2>
      <dl>
        {reports
          .toSorted((one, other) => one.month.localeCompare(other.month))
          .map(({ id, month, note }) => (
            <div key={id}>
              <dt>{formatDate(firstOf(month), t.locale, "month")}</dt>
              <dd>{note}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
