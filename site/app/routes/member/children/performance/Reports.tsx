import { formatDate, type IsoDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { RecordSheet } from "@gk/ui/child-record";
import { DownloadList } from "@gk/ui/performance-sheet";
import { Text } from "@gk/ui/text";
import type { Child, Performance } from "@gk/web";
import { filePaths } from "../../../../file-paths.ts";
import { useLocalize } from "../../../../locale/locale.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";

/** The monthly reports, for premium children (decision 36); the newest first. */
export function Reports({ of: { monthly_reports: reports }, child }: { of: Performance; child: Child }) {
  const t = useTranslations();
  const localize = useLocalize();
  return (
    <RecordSheet title={t("performance.reports.title")}>
      <DownloadList
        glyph="certificate"
        files={[
          { id: "growth", href: localize(filePaths.growthReport(child.id)), name: t("performance.reports.growth") },
        ]}
      />
      {!child.is_premium && (
        <>
          <Text>{t("performance.reports.premium")}</Text>
          {child.shared_by === undefined && (
            <div>
              <ButtonLink variant="reward" size="sm" href={paths.premium(child.id)}>
                {t("child.view.upgrade")}
              </ButtonLink>
            </div>
          )}
        </>
      )}
      {child.is_premium && reports.length === 0 && <Text>{t("performance.reports.empty")}</Text>}
      {reports.length > 0 && (
        <DownloadList
          glyph="monthly-report"
          files={reports
            .toSorted((one, other) => other.month.localeCompare(one.month))
            .map(({ id, month }) => ({
              id: String(id),
              href: localize(filePaths.monthlyReport(child.id, id)),
              name: t("performance.reports.item", { month: formatDate(`${month}-01` as IsoDate, t.locale, "month") }),
            }))}
        />
      )}
    </RecordSheet>
  );
}
