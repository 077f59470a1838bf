import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { plans, type promotionCodes } from "../../database/schema/index.ts";

/** The seed's prices, by the plans' numbers. */
const seedCents = { 1: 9800, 2: 26_800, 3: 88_800 } as const;

/** What the mobile app's store takes. */
export const storeCents = 9800;

/** A plan's number. */
export type PlanNumber = keyof typeof seedCents;

/** The numbers of the plans. */
export const planNumbers = [1, 2, 3] as const satisfies readonly PlanNumber[];

/** What the codes take off: two of the seed's, for new users only, and one that can be used once. */
export const discountCents = { NEW50: 5000, HELLOGK: 2000, FEW: 1000 } as const;

/** A promotion code. */
export type Code = keyof typeof discountCents;

/** A code that one order can use. */
export const fewUses = {
  id: 901,
  code: "FEW",
  name: { "zh-HK": "少", "en-US": "Few" },
  discountCents: discountCents.FEW,
  newUsersOnly: false,
  validFrom: "2026-01-01",
  maxUses: 1,
} as const satisfies typeof promotionCodes.$inferInsert;

/** What is put on the seed's prices, one after the other. */
const risesCents = [0, 700] as const;

/** Every amount that a plan may renew for. */
export const renewalCents: readonly number[] = planNumbers.flatMap((plan) =>
  risesCents.map((rise) => seedCents[plan] + rise),
);

/** Puts so much on the seed's prices. */
export async function setPrices(database: Database, rise: 0 | 1): Promise<void> {
  for (const plan of planNumbers) {
    await database
      .update(plans)
      .set({ priceCents: seedCents[plan] + risesCents[rise] })
      .where(eq(plans.id, plan));
  }
}

/** What buying a plan costs now. */
export async function quoteCents(database: Database, plan: PlanNumber, code: Code | null): Promise<number> {
  const [row] = await database.select().from(plans).where(eq(plans.id, plan));
  if (!row) throw new Error("The seed has the plan.");
  return row.priceCents - (code === null ? 0 : discountCents[code]);
}
