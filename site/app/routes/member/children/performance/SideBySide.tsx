import { calledName, formatCount } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { RecordSheet } from "@gk/ui/child-record";
import { DataTable } from "@gk/ui/data-table";
import { missionCategories } from "@gk/ui/mission-category";
import { Row } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import type { Child, Performance } from "@gk/web";
import { useAnswer } from "../../../../data/answers.ts";
import { paths } from "../../../../paths.ts";
import { named } from "../../../../words/named.tsx";
import { type Translator, useTranslations } from "../../../../words/words.ts";
import { completedByArea } from "./counts.ts";
import { performanceQuery } from "./performance.ts";
import { withParameter } from "./siblings.ts";

type Facts = readonly { id: string; what: string; count: number }[];

function factsOf(t: Translator, { silver_stars, certificates, stars, badges, missions }: Performance): Facts {
  const completed = completedByArea({ missions });
  return [
    { id: "silver", what: t("performance.beside.silverStars"), count: silver_stars },
    { id: "certificates", what: t("performance.certificates.title"), count: certificates.length },
    { id: "stickers", what: t("performance.stickers.label"), count: stars },
    { id: "badges", what: t("performance.beside.badges"), count: badges.reduce((sum, { count }) => sum + count, 0) },
    ...missionCategories.map((area) => ({ id: area, what: t(`category.${area}.name`), count: completed[area] })),
  ];
}

/** The way to see a brother's or sister's record beside the child's, and both once one is chosen (decision 129). */
export function SideBySide({ child, siblings, beside }: { child: Child; siblings: readonly Child[]; beside?: Child }) {
  const t = useTranslations();
  if (siblings.length === 0) return null;
  return (
    <RecordSheet title={t("performance.beside.title")} id={besideId}>
      <Text>{t("performance.beside.lead")}</Text>
      {beside && <Both child={child} beside={beside} />}
      <Row gap="2">
        {siblings
          .filter(({ id }) => id !== beside?.id)
          .map((one) => (
            <ButtonLink
              key={one.id}
              variant="secondary"
              size="sm"
              href={`${paths.childPart(child.id, "performance")}?${withParameter}=${one.id}#${besideId}`}
            >
              {named(t("performance.beside.with", { name: calledName(one) }), t.locale)}
            </ButtonLink>
          ))}
      </Row>
    </RecordSheet>
  );
}

const besideId = "side-by-side";

function Both({ child, beside }: { child: Child; beside: Child }) {
  const t = useTranslations();
  const { data: own } = useAnswer(performanceQuery(child.id));
  const { data: other } = useAnswer(performanceQuery(beside.id));
  const others = new Map(factsOf(t, other).map(({ id, count }) => [id, count]));
  return (
    <DataTable
      caption={named(t("performance.beside.caption", { name: calledName(child), other: calledName(beside) }), t.locale)}
      columns={[
        { id: "what", head: t("performance.beside.what"), cell: ({ what }) => what },
        { id: "own", head: named(calledName(child), t.locale), align: "end", cell: ({ count }) => formatCount(count) },
        {
          id: "other",
          head: named(calledName(beside), t.locale),
          align: "end",
          cell: ({ id }) => formatCount(others.get(id) ?? 0),
        },
      ]}
      rows={factsOf(t, own)}
    />
  );
}
