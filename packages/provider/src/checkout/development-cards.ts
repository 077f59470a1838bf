import { defaultLocale } from "@gk/domain";
import { and, eq, sql } from "drizzle-orm";
import { newSecret } from "../access/secret.ts";
import type { Database } from "../database/database.ts";
import { developmentCharges } from "../database/schema/index.ts";
import type { CardGateway, Charge, ChargeOutcome, FoundCharge } from "./card-gateway.ts";

/** Where the development checkout's pages are, beneath the site's own address. */
const checkoutPath = "/development/checkout";

/**
 * The card gateway of development. Its page settles a session itself, so asking for one says nothing new. Charges of kept
 * cards are remembered, so that asking again under the same key finds the first one.
 *
 * What becomes of a charge follows from the card's last digits, as with Stripe's own test cards: 0341 is declined whenever
 * it is charged; 3184 is to be confirmed by its holder, which nobody is there for when a plan renews; of 0119 the money is taken and the answers are lost, all but the fifth; of 0127 nothing is ever heard, and
 * no money is taken; every other pays.
 */
export function developmentCards(origin: string, database: Database): CardGateway {
  return {
    openSession() {
      const id = newSecret();
      return Promise.resolve({ id, url: `${origin}${checkoutPath}/${id}` });
    },
    closeSession: () => Promise.resolve({ status: "canceled" }),
    findSession: () => Promise.resolve({ status: "open" }),
    refund: () => Promise.resolve("refunded"),
    charge: (charge) => makeCharge(database, charge, origin),
    cancelCharge: ({ key }) => endCharge(database, key, origin),
    findCharge: ({ key }) => lookUpCharge(database, key, origin),
  };
}

/** How many answers about a charge of 0119 are lost. */
const LOST_ANSWERS = 4;

async function makeCharge(
  database: Database,
  { key, card, amountCents, holder }: Charge,
  origin: string,
): Promise<ChargeOutcome> {
  const last4 = card.last4 ?? "";
  const row = { key, last4, amountCents, locale: holder?.locale ?? null, returnUrl: holder?.returnUrl ?? null };
  const [charge] = await database
    .insert(developmentCharges)
    .values({ ...row, outcome: firstOutcome(last4, holder !== undefined), asked: 1 })
    .onConflictDoUpdate({ target: developmentCharges.key, set: { asked: sql`${developmentCharges.asked} + 1` } })
    .returning();
  if (!charge || charge.outcome === "none") return "unknown";
  return charge.last4 === "0119" && charge.asked <= LOST_ANSWERS ? "unknown" : saidOf(charge.outcome, charge, origin);
}

function firstOutcome(last4: string, isHolderThere: boolean): DevelopmentCharge["outcome"] {
  switch (last4) {
    case "0341":
      return "declined";
    case "0127":
      return "none";
    case "3184":
      return isHolderThere ? "waiting" : "declined";
    default:
      return "paid";
  }
}

async function endCharge(database: Database, key: string, origin: string): Promise<FoundCharge> {
  const isWaiting = and(eq(developmentCharges.key, key), eq(developmentCharges.outcome, "waiting"));
  await database.update(developmentCharges).set({ outcome: "declined" }).where(isWaiting);
  return lookUpCharge(database, key, origin);
}

async function lookUpCharge(database: Database, key: string, origin: string): Promise<FoundCharge> {
  const [charge] = await database.select().from(developmentCharges).where(eq(developmentCharges.key, key));
  return charge ? saidOf(charge.outcome, charge, origin) : "none";
}

/** A charge that waits for its holder names the page on which they confirm it, and one that had none says so. */
function saidOf<Outcome extends DevelopmentCharge["outcome"]>(
  outcome: Outcome,
  { key, locale, last4, returnUrl }: DevelopmentCharge,
  origin: string,
) {
  if (outcome === "declined" && last4 === "3184" && returnUrl === null) return "holderAway";
  if (outcome !== "waiting") return outcome as Exclude<Outcome, "waiting">;
  const query = new URLSearchParams({ locale: locale ?? defaultLocale });
  return { confirmUrl: `${origin}${checkoutPath}/confirm/${key}?${query}` };
}

type DevelopmentCharge = typeof developmentCharges.$inferSelect;
