import { formatDate, mailCodeSeconds } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import type { Context } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailWords } from "../mail/words.ts";

/** Asks somebody whose account has no password whether it is to go. The link leads into the member area. */
export function deletionLetter(context: Context, { name }: User, code: string): Letter {
  const { locale } = context;
  const product = mailWords.text(locale, "product.name");
  const minutes = mailCodeSeconds / 60;
  return {
    name,
    subject: mailWords.text(locale, "mail.accountDeletion.subject"),
    paragraphs: [mailWords.text(locale, "mail.accountDeletion.body", { product, minutes })],
    action: {
      label: mailWords.text(locale, "mail.accountDeletion.action"),
      url: siteLink(context, "/member/profile/delete", { code }),
    },
    usableSeconds: mailCodeSeconds,
    footer: [whyLine(locale)],
  };
}

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
