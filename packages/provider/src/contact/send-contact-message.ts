import { languageId } from "@gk/domain";
import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { contactMessages } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { contactLetter } from "./letter.ts";

/** Keeps a message from the contact form and confirms it by mail. */
export const sendContactMessage: Handler<"sendContactMessage"> = async ({ body }, context) => {
  await requireCaptcha(context, "contact", body);
  await requireFewTries(context, "contact", context.address);
  const { now, locale } = context;
  await withMails(context, now, async (transaction) => {
    await transaction.insert(contactMessages).values({ ...body, languageId: languageId[locale], receivedAt: now });
    await oweLetter(transaction, context, { email: body.email }, contactLetter(locale, body.name, body.topic));
  });
  return done();
};
