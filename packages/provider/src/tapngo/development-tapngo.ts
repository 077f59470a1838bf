import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SessionState } from "../checkout/card-gateway.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import type { Database } from "../database/database.ts";
import { developmentCharges } from "../database/schema/index.ts";
import { type TapAndGoKeys, tapAndGoForms, walletOf } from "./form.ts";
import { tapAndGoNews } from "./news.ts";
import type { TapAndGoGateway } from "./tapngo-gateway.ts";

/** The keys of development, which keep nobody out. */
export const developmentKeys = (origin: string): TapAndGoKeys => ({
  appId: "development",
  appKey: "development",
  pageUrl: `${origin}/development/tapngo`,
});

/** The Tap & Go of development: its page stands in for the wallet's, and it remembers trades as it does charges. */
export function developmentTapAndGo(origin: string, database: Database): TapAndGoGateway {
  const cards = developmentCards(origin, database);
  return {
    ...tapAndGoForms(developmentKeys(origin), origin),
    findSession: (id) => findTrade(database, id),
    closeSession: (id) => decideTrade(database, id, "declined"),
    charge: (charge) => cards.charge(charge),
    findCharge: (charge) => cards.findCharge(charge),
    refund: (payment) => cards.refund(payment),
    news: tapAndGoNews(developmentKeys(origin).appKey),
  };
}

/** The token of the wallet that paid a trade. */
export const developmentToken = (trade: string) =>
  createHmac("sha256", "development token").update(trade).digest("base64url");

/** Has a trade paid or closed, whichever comes first, and says where it stands then. */
export async function decideTrade(
  database: Database,
  id: string,
  outcome: "paid" | "declined",
  amountCents = 0,
): Promise<SessionState> {
  const trade = { key: id, last4: "", amountCents, outcome, asked: 1 };
  await database.insert(developmentCharges).values(trade).onConflictDoNothing();
  return findTrade(database, id);
}

/** Where a trade stands: open until it was paid or closed. */
export async function findTrade(database: Database, id: string): Promise<SessionState> {
  const [trade] = await database.select().from(developmentCharges).where(eq(developmentCharges.key, id));
  if (!trade) return { status: "open" };
  if (trade.outcome !== "paid") return { status: "canceled" };
  const { appKey } = developmentKeys("");
  return {
    status: "completed",
    card: walletOf(appKey, developmentToken(id)),
    amountCents: trade.amountCents,
  };
}
