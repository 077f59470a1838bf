import type { Services } from "../http/services.ts";
import { completeSession, type SessionRow } from "./complete-session.ts";

/**
 * Asks the gateway where a page stands and writes down what it says. Money that came for an order that was canceled
 * first goes back.
 */
export async function settleSession(services: Services, session: SessionRow, now: Date): Promise<void> {
  const state = await services.cards.findSession(session.id);
  if (state.status !== "completed") return;
  const isPaid = await completeSession(services, session, state.card, now);
  if (!isPaid) await services.cards.refundSession(session.id);
}
