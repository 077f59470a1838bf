import type { Ask } from "./database.ts";
import { type Ledger, mailHost } from "./ledger.ts";

/** What of all that was acknowledged is not there, and what is there twice. */
export type Audit = {
  acknowledged: number;
  writesLost: number;
  mailsCaused: number;
  mailsLost: number;
  mailsDoubled: number;
  paid: number;
  chargesDoubled: number;
};

const ofLoad = `in (select id from users where email like '%@${mailHost}')`;

/** Holds what the site has acknowledged against what is written. */
export async function audit(ask: Ask, ledger: Ledger): Promise<Audit> {
  const users = await ask<{ email: string; is_activated: boolean }>("select email, is_activated from users");
  const children = await ask<{ id: number }>("select id from children");
  const paid = await ask<{ process: string }>(
    "select process from processes join orders on orders.id = order_id where payment_status in (1, 2)",
  );
  const isActivated = new Map(users.map((user) => [user.email, user.is_activated]));
  const childIds = new Set(children.map(({ id }) => id));
  const paidProcesses = new Set(paid.map(({ process }) => process));
  const kept = ledger.flatMap((parent) => [
    isActivated.has(parent.email),
    ...(parent.isVerified ? [isActivated.get(parent.email) === true] : []),
    ...parent.children.map((id) => childIds.has(id)),
    ...parent.paid.map((process) => paidProcesses.has(process)),
  ]);
  return {
    acknowledged: kept.length,
    writesLost: kept.filter((isKept) => !isKept).length,
    ...(await mails(ask)),
    ...(await charges(ask)),
  };
}

/** An account causes the mail that verifies it and one receipt for each order that was paid: each is sent or still owed. */
async function mails(ask: Ask) {
  const rows = await ask<{ caused: string; there: string }>(`
    select
      1 + (select count(*) from orders where user_id = users.id and payment_status in (1, 2)) as caused,
      (select count(*) from outbox_mails where recipient = email)
        + (select count(*) from owed_mails where recipient = email and sent_at is null
           and not exists (select from outbox_mails where starts_with(name, key || '@'))) as there
    from users where id ${ofLoad}`);
  const surplus = rows.map(({ caused, there }) => Number(there) - Number(caused));
  return {
    mailsCaused: rows.reduce((sum, { caused }) => sum + Number(caused), 0),
    mailsLost: surplus.reduce((sum, more) => sum + Math.max(0, -more), 0),
    mailsDoubled: surplus.reduce((sum, more) => sum + Math.max(0, more), 0),
  };
}

/** Each child has one plan bought for it: money that was taken a second time is too much, also where it goes back. */
async function charges(ask: Ask) {
  const rows = await ask<{ paid: string; taken: string }>(`
    select
      (select count(*) from orders where child_id = children.id and payment_status in (1, 2)) as paid,
      (select count(*) from development_charges where outcome = 'paid' and key in
        (select process::text from processes join orders on orders.id = order_id where child_id = children.id))
      + (select count(*) from checkout_sessions join orders on orders.id = order_id
         where child_id = children.id and status = 'completed') as taken
    from children where user_id ${ofLoad}`);
  return {
    paid: rows.reduce((sum, { paid }) => sum + Number(paid), 0),
    chargesDoubled: rows.reduce(
      (sum, { paid, taken }) => sum + Math.max(0, Math.max(Number(paid), Number(taken)) - 1),
      0,
    ),
  };
}
