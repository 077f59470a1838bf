import type { IsoDate } from "@gk/domain";
import type { Database } from "../database/database.ts";
import { currentSubscription } from "./current-subscription.ts";
import { isUpgrading } from "./subscription-record.ts";

/** Whether a child is upgraded on a day. */
export async function isPremium(database: Database, childId: number, today: IsoDate): Promise<boolean> {
  const current = await currentSubscription(database, childId);
  return current !== undefined && isUpgrading(current.subscription, today);
}
