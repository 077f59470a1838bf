import { parseArgs } from "node:util";
import { toId } from "@gk/domain";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { owedMails } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { MAX_TRIES, sendOwedMails } from "../mail/send-owed-mails.ts";
import { OperatorError } from "./operator-error.ts";

const USAGE = `Shows the mails that were tried and that no mail server has taken, or has one of them sent again.

  npm run mails -w @gk/provider -- list
  npm run mails -w @gk/provider -- again <id>

A mail is tried for two days at longer and longer intervals, and then only by this command.
An embedded database (no DATABASE_URL) belongs to one process: stop the server first.`;

/** What an operator asks about mails. */
type AskedOfMails = { readonly command: "list" } | { readonly command: "again"; readonly id: number };

/**
 * Does what an operator asks about mails, and answers with those that are left.
 *
 * @errors an {@link OperatorError} says what can't be done
 */
export async function operateOnMails(asked: AskedOfMails, services: Services): Promise<string> {
  if (asked.command === "again") await sendAgain(services, asked.id);
  return listOf(services.database);
}

/**
 * Reads what an operator asks about mails.
 *
 * @errors says how the command is used
 */
export function readMailArguments(args: readonly string[]): AskedOfMails {
  const [command, id, ...more] = positionalsOf(args);
  if (command === "list" && id === undefined) return { command };
  const number = toId(id);
  if (command === "again" && number !== undefined && more.length === 0) return { command, id: number };
  throw new OperatorError(USAGE);
}

function positionalsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch {
    throw new OperatorError(USAGE);
  }
}

const isTriedInVain = and(isNull(owedMails.sentAt), gt(owedMails.tries, 0));

async function sendAgain(services: Services, id: number): Promise<void> {
  const now = services.clock();
  const [mail] = await services.database
    .update(owedMails)
    .set({ tries: 0, dueAt: now })
    .where(and(eq(owedMails.id, id), isTriedInVain))
    .returning({ id: owedMails.id });
  if (!mail) throw new OperatorError(`No mail ${id} waits to be sent.`);
  await sendOwedMails(services);
}

async function listOf(database: Database): Promise<string> {
  const mails = await database.select().from(owedMails).where(isTriedInVain).orderBy(asc(owedMails.id));
  const lines = mails.map(({ id, createdAt, recipient, subject, tries, dueAt }) => {
    const next = tries < MAX_TRIES ? `next try at ${dueAt.toISOString()}` : "given up";
    return `${id}  ${createdAt.toISOString()}  ${recipient}  ${subject}  (tried ${tries} times, ${next})`;
  });
  return lines.length > 0 ? lines.join("\n") : "Every mail that was tried has been sent.";
}
