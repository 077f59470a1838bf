import { addDays, formatPromotion, hongKongTime, type IsoDate, promotionCodes as knownCodes } from "@gk/domain";
import type { Promotion } from "@gk/web";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { promotionCodes } from "../database/schema/index.ts";
import { promotionWords } from "./words.ts";

/**
 * What the promotion bar speaks of: the code for new users (decision 36), while it holds. It says so in the bar's own
 * sentence, so that nothing on a page changes because the stream has come.
 */
export async function currentPromotion(database: Database, today: IsoDate): Promise<Promotion | null> {
  const [code] = await database.select().from(promotionCodes).where(eq(promotionCodes.code, knownCodes.newUser));
  if (!code) return null;
  const ended = code.validTo !== null && code.validTo < today;
  const amount = formatPromotion(code.discountCents);
  return {
    active: !ended && code.validFrom <= today,
    text: {
      "zh-HK": promotionWords.text("zh-HK", "promotion.newUser", { amount }),
      "en-US": promotionWords.text("en-US", "promotion.newUser", { amount }),
    },
    code: code.code,
    ends_at: code.validTo && new Date(hongKongTime(addDays(code.validTo, 1))).toISOString(),
  };
}
