import { and, count, gte, isNull, lt } from "drizzle-orm";
import { hashing } from "./accounts/password.ts";
import type { Connections, OpenDatabase } from "./database/database.ts";
import { owedMails } from "./database/schema/index.ts";
import { MAX_TRIES } from "./mail/send-owed-mails.ts";

/** What a provider has on its hands just now. */
export interface Load {
  /** Mails that are to be sent, and those that nobody tries any more; absent while there is no database. */
  readonly mails: { readonly waiting: number; readonly givenUp: number } | undefined;
  /** Passwords that wait to be hashed. */
  readonly hashes: number;
  /** Absent where the database is embedded. */
  readonly connections: Connections | undefined;
}

/** Looks what there is to do. */
export async function loadOf({ database, connections }: OpenDatabase): Promise<Load> {
  const unsent = isNull(owedMails.sentAt);
  const counted = async (rule: ReturnType<typeof lt>) => {
    const [row] = await database.select({ count: count() }).from(owedMails).where(and(unsent, rule));
    return row?.count ?? 0;
  };
  const mails = Promise.all([counted(lt(owedMails.tries, MAX_TRIES)), counted(gte(owedMails.tries, MAX_TRIES))]);
  return {
    mails: await mails.then(
      ([waiting, givenUp]) => ({ waiting, givenUp }),
      () => undefined,
    ),
    hashes: hashing.waiting(),
    connections: connections?.(),
  };
}
