import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.ts";

/** Hands mails to a mail server given as `smtp://…` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, locale, subject, html, text }) {
      await transport.sendMail({ to, subject, html, text, headers: { "Content-Language": locale } });
    },
  };
}
