import type { Database } from "../database/database.ts";
import type { Services } from "../http/services.ts";
import { sendOwedMails } from "./send-owed-mails.ts";

/** Does what causes mails, in one transaction with what is owed of them, and sends them once it is committed. */
export async function withMails<Result>(
  services: Services,
  cause: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await services.database.transaction(cause);
  // Behind the answer: how long it takes tells nobody anything.
  services.work.start("mails", () => sendOwedMails(services));
  return result;
}
