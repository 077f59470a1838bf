import type { SchoolPlanSlug } from "@gk/domain";
import type { ButtonVariant } from "@gk/ui/button";
import type { SchoolPlanName } from "@gk/ui/plan";
import type { Plan } from "@gk/web";

/** How loud a plan's button is: the recommended one is the page's main way on, one with a gift looks like a reward. */
export function buttonOf({ highlight, gift }: { highlight: boolean; gift?: Plan["gift"] }): ButtonVariant {
  if (gift) return "reward";
  return highlight ? "primary" : "secondary";
}

/** The drawing that belongs to a school plan. */
export const schoolPicture = {
  "school-basic": "basic",
  "school-upgraded": "upgraded",
  "school-full": "full",
} as const satisfies Record<SchoolPlanSlug, SchoolPlanName>;
