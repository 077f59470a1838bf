import { PlanComparison } from "@gk/ui/plan-comparison";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import type { Plan } from "@gk/web";
import { useTranslations } from "../../words/words.ts";
import { rowsOf } from "./plan-rows.tsx";

/** The plans for families beside each other, line by line. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations();
  return (
    <Stack gap="7">
      <Heading level={2}>{t("plans.compare.title")}</Heading>
      <PlanComparison
        plans={plans.map(({ slug, name }) => ({ id: slug, name }))}
        rows={rowsOf(t, plans)}
        words={t.group("plans.compare", ["caption", "feature", "none"])}
      />
    </Stack>
  );
}
