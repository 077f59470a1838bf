import { formatDate } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import type { Context } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailWords } from "../mail/words.ts";

/** Tells somebody when the account goes, and how to keep it. */
export function deletionScheduledLetter(context: Context, { name }: User, due: Date): Letter {
  const { locale } = context;
  const product = mailWords.text(locale, "product.name");
  const date = formatDate(due, locale);
  return {
    name,
    subject: mailWords.text(locale, "mail.accountDeletionScheduled.subject", { date }),
    paragraphs: [mailWords.text(locale, "mail.accountDeletionScheduled.body", { product, date })],
    action: { label: mailWords.text(locale, "mail.accountDeletionScheduled.action"), url: siteLink(context, "/auth") },
    footer: [whyLine(locale)],
  };
}
