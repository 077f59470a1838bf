import { formatMoney } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { Notice } from "@gk/ui/notice";
import { PromotionCodeField } from "@gk/ui/promotion-code-field";
import { Stack } from "@gk/ui/stack";
import type { Plan } from "@gk/web";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { useTranslations } from "../../../../words/words.ts";
import type { PromotionState } from "./usePromotion.ts";

type PromotionCodeProps = { promotion: PromotionState; plan: Plan | undefined; typed: string | undefined };

/** The promotion code of a purchase: what it takes off, why it is refused, or why it was taken away. */
export function PromotionCode({ promotion, plan, typed }: PromotionCodeProps) {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { applied, issue, said, checking, droppedFor } = promotion;
  const code = applied?.code ?? typed ?? "";
  return (
    <Stack>
      <PromotionCodeField
        key={droppedFor}
        name="promotion_code"
        defaultValue={droppedFor === undefined ? code : ""}
        message={issue && wordIssue(issue)}
        busy={checking}
        applied={
          applied && t("premium.promo.applied", { code: applied.code, amount: formatMoney(applied.discount_cents) })
        }
        onApply={(wanted) => void promotion.use(wanted, plan)}
        onRemove={promotion.remove}
        {...t.group("premium.promo", ["label", "placeholder", "apply", "checking", "remove"], { code })}
      />
      <Announced>{said && <Notice>{said}</Notice>}</Announced>
    </Stack>
  );
}
