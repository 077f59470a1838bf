import { formatDate } from "@gk/domain";
import { RecordSheet } from "@gk/ui/child-record";
import { DefinitionList } from "@gk/ui/definition-list";
import { Text } from "@gk/ui/text";
import type { Performance } from "@gk/web";
import { useTranslations } from "../../../../words/words.ts";

/** The certificates that the child has been awarded, each with its number and day. */
export function Certificates({ of: { certificates } }: { of: Performance }) {
  const t = useTranslations();
  return (
    <RecordSheet title={t("performance.certificates.title")}>
      {certificates.length === 0 ? (
        <Text>{t("performance.certificates.empty")}</Text>
      ) : (
        <DefinitionList
          variant="stitched"
          items={certificates.map(({ id, name, number, issued_on }) => ({
            id: String(id),
            term: name,
            detail: t("performance.certificates.awarded", { date: formatDate(issued_on, t.locale), number }),
          }))}
        />
      )}
    </RecordSheet>
  );
}
