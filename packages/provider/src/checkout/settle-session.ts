import type { Services } from "../http/services.ts";
import { cancelSession } from "./cancel-session.ts";
import type { SessionState } from "./card-gateway.ts";
import { completeSession } from "./complete-session.ts";
import type { SessionRow } from "./session-row.ts";
import { gatewayOfPage } from "./gateway-of.ts";

/** Asks the gateway where a page stands and writes down what it says. */
export async function settleSession(services: Services, session: SessionRow, now: Date): Promise<void> {
  const gateway = await gatewayOfPage(services, session);
  await writeState(services, session, await gateway.findSession(session.id), now);
}

/** Has the gateway end a page on which nothing is to be paid any more, and writes down where it stands then. */
export async function closeSession(services: Services, session: SessionRow, now: Date): Promise<void> {
  const gateway = await gatewayOfPage(services, session);
  await writeState(services, session, await gateway.closeSession(session.id), now);
}

/** Writes down what a gateway says of a page. */
export async function writeState(
  services: Services,
  session: SessionRow,
  state: SessionState,
  now: Date,
): Promise<void> {
  if (state.status === "completed") await completeSession(services, session, state, now);
  if (state.status === "canceled") await cancelSession(services.database, session);
}
