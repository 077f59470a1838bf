import { languageId } from "@gk/domain";
import type { Database } from "../database/database.ts";
import { outboxMails } from "../database/schema/index.ts";
import type { Mailer } from "./mail.ts";

/** Keeps mails in the database, to be read on the development outbox's pages. */
export function outboxMailer(database: Database, clock: () => Date): Mailer {
  return {
    async send({ name, to, locale, subject, html, text }) {
      await database
        .insert(outboxMails)
        .values({ name, recipient: to, subject, html, text, languageId: languageId[locale], createdAt: clock() })
        .onConflictDoNothing();
    },
  };
}
