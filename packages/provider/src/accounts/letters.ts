import { formatDateTime, mailCodeSeconds } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import type { Context } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailWords } from "../mail/words.ts";

const minutes = mailCodeSeconds / 60;

/** Asks somebody to prove that the address is theirs. */
export function verificationLetter(context: Context, { name }: User, code: string): Letter {
  const { text, product } = wordsFor(context);
  return {
    name,
    subject: text("mail.verification.subject"),
    preview: text("mail.verification.preview", { product }),
    paragraphs: [text("mail.verification.body", { product, minutes })],
    action: { label: text("mail.verification.action"), url: siteLink(context, "/auth/verification", { code }) },
    footer: [[text("mail.notYou")], whyLine(context.locale)],
  };
}

/** Lets somebody who forgot the password set a new one. */
export function passwordLetter(context: Context, { name }: User, code: string): Letter {
  const { text, product } = wordsFor(context);
  return {
    name,
    subject: text("mail.reset.subject"),
    preview: text("mail.reset.preview"),
    paragraphs: [text("mail.reset.body", { product, minutes })],
    action: { label: text("mail.reset.action"), url: siteLink(context, "/auth/reset", { code }) },
    usableSeconds: mailCodeSeconds,
    footer: [[text("mail.notYou")], whyLine(context.locale)],
  };
}

/** Tells somebody that the password is another now, in case it was not them. */
export const passwordChangedLetter = (context: Context, user: User): Letter =>
  passwordNews(context, user, "passwordChanged");

/** Tells somebody that the account has a password now, in case it was not them. */
export const passwordCreatedLetter = (context: Context, user: User): Letter =>
  passwordNews(context, user, "passwordCreated");

function passwordNews(context: Context, { name }: User, news: "passwordChanged" | "passwordCreated"): Letter {
  const { text, product } = wordsFor(context);
  const date = formatDateTime(context.now, context.locale);
  return {
    name,
    subject: text(`mail.${news}.subject`),
    paragraphs: [text(`mail.${news}.body`, { product, date })],
    action: { label: text("mail.passwordChanged.action"), url: siteLink(context, "/auth") },
    footer: [whyLine(context.locale)],
  };
}

function wordsFor({ locale }: Context) {
  type Key = Parameters<typeof mailWords.text>[1];
  type Values = Parameters<typeof mailWords.text>[2];
  const text = (key: Key, values?: Values) => mailWords.text(locale, key, values);
  return { text, product: text("product.name") };
}
