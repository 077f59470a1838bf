import { isStoreOrder, orderType, paymentStatus } from "@gk/domain";
import { tradeOf } from "../../tapngo/tapngo-gateway.ts";
import { breaches } from "./breaches.ts";
import { isBought, isByGateway, type Ledger, readLedger } from "./ledger.ts";
import { renewalCents, storeCents } from "./prices.ts";
import type { World } from "./world.ts";

const { pending } = paymentStatus;

/** Finds what is wrong with the families' money once everything is settled. */
export async function faults(world: World): Promise<string[]> {
  const ledger = await readLedger(world);
  return [
    ...(await breaches(world)),
    ...wrongSums(world, ledger),
    ...undecided(world, ledger),
    ...notAgreed(world, ledger),
    ...wrongDays(world, ledger),
    ...wrongPayments(ledger),
    ...missingMails(world, ledger),
  ];
}

/** The gateway keeps what was sold by it, and nothing else. */
function wrongSums({ gateway }: World, { sold }: Ledger): string[] {
  const bought = sold.filter(({ order }) => isBought(order) && isByGateway(order));
  const cents = bought.reduce((sum, { order }) => sum + order.chargeCents, 0);
  return gateway.taken() === cents ? [] : [`The gateway keeps ${gateway.taken()} cents for orders of ${cents}.`];
}

/** An order is pending as long as it can still be paid: by the gateway for half an hour, otherwise for days. */
function undecided({ now }: World, { sold }: Ledger): string[] {
  return sold.flatMap(({ order }) =>
    order.paymentStatus === pending && (order.payBy === null || order.payBy <= now())
      ? [`Order ${order.number} is undecided.`]
      : [],
  );
}

/** No order is for another amount than was agreed, and none was charged for more. */
function notAgreed({ children, gateway }: World, { sold }: Ledger): string[] {
  const attempts = children.flatMap((child) => child.attempts);
  // A trade of Tap & Go is named by its attempt.
  const agreedFor = (process: string) =>
    attempts.flatMap(({ body, cents }) => (tradeOf(body.process) === tradeOf(process) ? [cents] : []));
  const orders = sold.flatMap(({ order, attempt }) => {
    const others = isStoreOrder(order.orderType) ? [storeCents] : renewalCents;
    const agreed = attempt === null ? others : agreedFor(attempt.process);
    return agreed.includes(order.chargeCents)
      ? []
      : [`Order ${order.number} is for ${order.chargeCents} cents, which nobody agreed to.`];
  });
  const kept = new Map<string, number>();
  for (const { of, cents } of gateway.movements) kept.set(of, (kept.get(of) ?? 0) + cents);
  const charges = [...kept].flatMap(([of, cents]) => {
    const agreed = agreedFor(of);
    const most = Math.max(...(agreed.length > 0 ? agreed : renewalCents));
    return cents > most ? [`For ${of}, ${cents} cents were taken of ${most}.`] : [];
  });
  return [...orders, ...charges];
}

/** A child pays for a day once. */
function wrongDays({ children }: World, { sold }: Ledger): string[] {
  const found: string[] = [];
  for (const { id } of children) {
    const periods = sold
      .flatMap(({ order }) => (order.childId === id && isBought(order) ? [order] : []))
      .toSorted((one, other) => String(one.startsOn).localeCompare(String(other.startsOn)));
    for (const [index, { number, startsOn, endsOn }] of periods.entries()) {
      const next = periods[index + 1]?.startsOn;
      if (startsOn === null || endsOn === null) found.push(`Order ${number} is paid, and has no days.`);
      else if (next && next < endsOn) found.push(`Child ${id} was sold the days from ${next} to ${endsOn} twice.`);
    }
  }
  return found;
}

/** What was sold was paid once, whatever by; of any other order no money is kept. A store keeps its own books. */
function wrongPayments({ sold, money }: Ledger): string[] {
  return sold.flatMap(({ order }) => {
    const kept = money.flatMap(({ orderId, refundFor, amountCents }) =>
      orderId === order.id && refundFor === null ? [amountCents] : [],
    );
    const owed = isBought(order) && !isStoreOrder(order.orderType) ? [order.chargeCents] : [];
    return String(kept) === String(owed)
      ? []
      : [`Order ${order.number} keeps ${String(kept)} and costs ${String(owed)}.`];
  });
}

/** What was sold has its receipt, and what went back its mail. */
function missingMails({ post }: World, { sold, money }: Ledger): string[] {
  const owed = [
    ...sold.flatMap(({ order }) =>
      isBought(order) && order.orderType !== orderType.apple ? [`receipt-${order.number}`] : [],
    ),
    ...money.flatMap(({ id, refundedAt }) => (refundedAt ? [`refund-${id.replaceAll("_", "-")}`] : [])),
  ];
  return owed.flatMap((key) => (post.sent.has(`${key}@gk.test`) ? [] : [`The mail ${key} was not sent.`]));
}
