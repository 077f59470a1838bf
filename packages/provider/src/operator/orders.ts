import { parseArgs } from "node:util";
import { toId } from "@gk/domain";
import { eq, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { refundPayment, writeRefund } from "../orders/refund-payment.ts";
import { confirmOctopus } from "./confirm-octopus.ts";
import { grantRefund } from "./grant-refund.ts";
import { OperatorError } from "./operator-error.ts";
import { orderReport } from "./order-report.ts";

const USAGE = `Shows an order, confirms that its money came in by Octopus, or gives its money back. <id> is its id or its number.

  npm run orders -w @gk/provider -- show <id>
  npm run orders -w @gk/provider -- confirm <id> --received <dollars>
  npm run orders -w @gk/provider -- refund <id> [--keep-plan]

Confirming opens the plan. Money for an order that was canceled meanwhile is owed back instead.
A refund ends the plan, unless --keep-plan is said, and the parent is told by mail. Money that came by Octopus is given
back by hand first: the command writes down that it was.
An embedded database (no DATABASE_URL) belongs to one process: stop the server first.`;

/** What an operator asks about an order. */
type Asked = { readonly id: string } & (
  | { readonly command: "show" }
  | { readonly command: "confirm"; readonly receivedCents: number }
  | { readonly command: "refund"; readonly keepPlan: boolean }
);

/**
 * Does what an operator asks about an order, and answers with what there is to say.
 *
 * @errors an {@link OperatorError} says what can't be done
 */
export async function operateOnOrders(asked: Asked, services: Services): Promise<string> {
  const order = await findOrder(services.database, asked.id);
  if (asked.command === "confirm") await confirmOctopus(services, order, asked.receivedCents);
  if (asked.command === "refund") await refund(services, order, asked.keepPlan);
  return orderReport(services.database, order);
}

/** The gateway that took the money gives it back; the operator has, where none did. */
async function refund(services: Services, order: number, keepPlan: boolean): Promise<void> {
  const now = services.clock();
  const payment = await grantRefund(services.database, order, keepPlan ? "planGoesOn" : "planEnds");
  if (payment.kind === "octopus") await writeRefund(services, payment, now);
  else await refundPayment(services, payment.id, now);
}

/**
 * Reads what an operator asks.
 *
 * @errors says how the command is used
 */
export function readArguments(args: readonly string[]): Asked {
  const { positionals, values } = parse(args);
  const { "keep-plan": keepPlan, received } = values;
  const [command, id, ...more] = positionals;
  const receivedCents = received === undefined ? undefined : toCents(received);
  if (id === undefined || more.length > 0) throw new OperatorError(USAGE);
  if (command === "show" && !keepPlan && received === undefined) return { command, id };
  if (command === "confirm" && !keepPlan && receivedCents !== undefined) return { command, id, receivedCents };
  if (command === "refund" && received === undefined) return { command, id, keepPlan: keepPlan ?? false };
  throw new OperatorError(USAGE);
}

/** Dollars as people write them: 268, 268.00, 1,068.00 or HK$268. */
function toCents(dollars: string): number | undefined {
  const [, whole, cents = "00"] = /^(?:HK)?\$?(\d{1,3}(?:,?\d{3})*)(?:\.(\d\d))?$/.exec(dollars.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(",", "")) * 100 + Number(cents);
}

const options = { "keep-plan": { type: "boolean" }, received: { type: "string" } } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new OperatorError(USAGE);
  }
}

async function findOrder(database: Database, id: string): Promise<number> {
  const number = eq(orders.number, id.toUpperCase());
  const asId = toId(id);
  const isIt = asId === undefined ? number : or(number, eq(orders.id, asId));
  const [order] = await database.select({ id: orders.id }).from(orders).where(isIt);
  if (!order) throw new OperatorError(`There is no order ${id}.`);
  return order.id;
}
