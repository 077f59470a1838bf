import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { contactLetter, messageLetter } from "./letter.ts";

/**
 * Hands a message from the contact form on to those who answer it, and tells its writer so. It is kept as the mail that is
 * owed, until a mail server has taken it (decision 76).
 */
export const sendContactMessage: Handler<"sendContactMessage"> = async ({ body }, context) => {
  await requireCaptcha(context, "contact", body);
  await requireFewTries(context, "contact", context.address);
  const { locale, contactTo } = context;
  await withMails(context, async (transaction) => {
    await oweLetter(transaction, context, { email: contactTo, replyTo: body.email }, messageLetter(locale, body));
    await oweLetter(transaction, context, { email: body.email }, contactLetter(locale, body.name, body.topic));
  });
  return done();
};
