import { clearDrafts } from "../forms/draft.ts";
import { isPremiumPage } from "../paths.ts";

/** Whoever chooses a plan anew is not shown what was chosen before. */
export const forgetPurchases = () => clearDrafts(isPremiumPage);
