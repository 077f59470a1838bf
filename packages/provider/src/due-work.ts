import type { Services } from "./http/services.ts";
import { cancelOverdueOrders } from "./orders/cancel-pending-order.ts";
import { deleteDueAccounts } from "./profile/delete-due-accounts.ts";
import { renewDue } from "./renewals/renew-due.ts";

/** Does what is due by now, though nobody asks for it. */
export async function doDueWork(services: Services): Promise<void> {
  const now = services.clock();
  await cancelOverdueOrders(services.database, now);
  await renewDue(services, now);
  await deleteDueAccounts(services, now);
}
