import { canOrderBecome, paymentStatus } from "@gk/domain";
import type { Movement } from "../gateway/movement.ts";
import { isBought, type Ledger, readLedger } from "./ledger.ts";
import type { World } from "./world.ts";

const { pending, canceled, refunded } = paymentStatus;

/** Finds what is wrong at any moment at which nobody is at it, whatever is still to be settled. */
export async function breaches(world: World): Promise<string[]> {
  const ledger = await readLedger(world);
  return [
    ...secondPlans(world, ledger),
    ...wrongChanges(world, ledger),
    ...wrongCodes(ledger),
    ...payablePages(world, ledger),
    ...unknownMoney(world, ledger),
    ...untrueMoney(world, ledger),
  ];
}

/** A child has one plan, and one order that waits. */
function secondPlans({ children }: World, { plans, sold }: Ledger): string[] {
  return children.flatMap(({ id }) => {
    const active = plans.filter(({ childId, status }) => childId === id && status === "active");
    const waiting = sold.filter(({ order }) => order.childId === id && order.paymentStatus === pending);
    return [
      ...(active.length > 1 ? [`Child ${id} has two plans.`] : []),
      ...(waiting.length > 1 ? [`Child ${id} has two orders that wait.`] : []),
    ];
  });
}

/** What is decided about an order stays so, and what a parent was told of it. */
function wrongChanges({ seen, canceled: told }: World, { sold }: Ledger): string[] {
  return sold.flatMap(({ order: { id, number, paymentStatus: now } }) => {
    const before = seen.get(id) ?? pending;
    seen.set(id, now);
    const isPossible = before === now || before === pending || canOrderBecome(before, now);
    return [
      ...(isPossible ? [] : [`Order ${number} was ${before}, and is ${now}.`]),
      ...(told.has(id) && now !== canceled && now !== refunded ? [`Order ${number} was said to be canceled.`] : []),
    ];
  });
}

/** A code is used as often as it may be, and one for new users by nobody who had bought before. */
function wrongCodes({ sold }: Ledger): string[] {
  const using = sold.filter(({ order, code }) => code !== null && (isBought(order) || order.paymentStatus === pending));
  return using.flatMap(({ order, code }) => {
    const uses = using.filter((one) => one.code?.id === code?.id);
    const tooMany = code !== null && code.maxUses !== null && uses.length > code.maxUses;
    const twice = uses.filter((one) => one.order.userId === order.userId).length > 1;
    const before = sold.some(
      (one) =>
        one.order.userId === order.userId &&
        one.order.id < order.id &&
        (isBought(one.order) || one.order.startsOn !== null),
    );
    const wrong = [tooMany && "too often", twice && "twice", code?.newUsersOnly && before && "by no new user"];
    return wrong.flatMap((how) => (how ? [`Order ${order.number} uses ${code?.code} ${how}.`] : []));
  });
}

/** What is over in the books can't be paid at the gateway any more. */
function payablePages({ gateway }: World, { pages }: Ledger): string[] {
  return pages.flatMap(({ id, status }) =>
    status === "canceled" && gateway.statusOf(id) === "open" ? [`Page ${id} is over, and can be paid.`] : [],
  );
}

/** Money that the gateway has is in the books, or will be asked about: what is asked for is written down before. */
function unknownMoney({ gateway }: World, { money, sold, pages, plans }: Ledger): string[] {
  const known = new Set([
    ...money.map(({ id }) => id),
    ...pages.flatMap(({ id, status }) => (status === "open" ? [id] : [])),
    ...sold.flatMap(({ order, attempt }) =>
      order.paymentStatus === pending && attempt?.paymentMethodId ? [attempt.process] : [],
    ),
    ...plans.flatMap(({ openCharge }) => (openCharge ? [openCharge.key] : [])),
  ]);
  return [...byPayment(gateway.movements)].flatMap(([id, cents]) =>
    sum(cents) > 0 && !known.has(id) ? [`Nobody knows of ${sum(cents)} cents of ${id}.`] : [],
  );
}

/** Each payment was taken once, and what the books say came in or went back did. */
function untrueMoney({ gateway }: World, { money }: Ledger): string[] {
  const moved = byPayment(gateway.movements);
  const twice = [...moved].flatMap(([id, cents]) =>
    cents.filter((one) => one > 0).length > 1 ? [`${id} was charged twice.`] : [],
  );
  const untrue = money.flatMap(({ id, kind, amountCents, refundedAt }) => {
    if (kind === "octopus") return [];
    const cents = moved.get(id) ?? [];
    const isTrue = refundedAt === null ? cents.includes(amountCents) : cents.includes(-amountCents);
    return isTrue ? [] : [`Of ${id}, ${amountCents} cents did not come in, or not go back.`];
  });
  return [...twice, ...untrue];
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

function byPayment(movements: readonly Movement[]): ReadonlyMap<string, readonly number[]> {
  const moved = new Map<string, number[]>();
  for (const { payment, cents } of movements) moved.set(payment, [...(moved.get(payment) ?? []), cents]);
  return moved;
}
