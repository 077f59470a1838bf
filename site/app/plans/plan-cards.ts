import type { SchoolPlanSlug } from "@gk/domain";
import type { ButtonVariant } from "@gk/ui/button";
import type { SchoolPlanName } from "@gk/ui/plan";
import type { Plan } from "@gk/web";

type Offered = { highlight: boolean; gift?: Plan["gift"] };

/** The page's main way on: the recommended plan, or the largest without a gift where the recommended one has one. */
function mainOf<Some extends Offered>(plans: readonly Some[]): Some | undefined {
  const recommended = plans.find(({ highlight }) => highlight);
  return recommended?.gift ? plans.findLast(({ gift }) => !gift) : recommended;
}

/** How loud a plan's button is among those of all plans, the smallest first: one with a gift looks like a reward. */
export function buttonOf<Some extends Offered>(plan: Some, plans: readonly Some[]): ButtonVariant {
  if (plan.gift) return "reward";
  return plan === mainOf(plans) ? "primary" : "secondary";
}

/** The drawing that belongs to a school plan. */
export const schoolPicture = {
  "school-basic": "basic",
  "school-upgraded": "upgraded",
  "school-full": "full",
} as const satisfies Record<SchoolPlanSlug, SchoolPlanName>;
