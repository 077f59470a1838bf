import { clearExpired } from "./access/clear-expired.ts";
import type { Services } from "./http/services.ts";
import { sendOwedMails } from "./mail/send-owed-mails.ts";
import { endOverdueOrders } from "./orders/end-overdue-orders.ts";
import { refundDue } from "./orders/refund-payment.ts";
import { forgetDeletedMethods } from "./payments/forget-deleted-methods.ts";
import { deleteDueAccounts } from "./profile/delete-due-accounts.ts";
import { announceDue } from "./renewals/announce-due.ts";
import { renewDue } from "./renewals/renew-due.ts";
import { settleCharges } from "./subscriptions/settle-charges.ts";
import { failureOf } from "./work.ts";

/** In this order: what is known of money first, and mails about all of it last. */
const duties = {
  settleCharges,
  endOverdueOrders,
  refundDue,
  announceDue,
  renewDue,
  deleteDueAccounts,
  forgetDeletedMethods,
  clearExpired,
  sendOwedMails,
} as const;

/** Does what is due by now, though nobody asks for it. What fails keeps nothing else from being done. */
export async function doDueWork(services: Services): Promise<void> {
  const now = services.clock();
  for (const [work, duty] of Object.entries(duties)) {
    try {
      await duty(services, now);
    } catch (error) {
      services.log.error({ work, failure: failureOf(error) }, "due work failed");
    }
  }
}
