import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.ts";

/** How long a mail server may say nothing. A mail that was not handed over is tried again, so nobody waits for minutes. */
const SILENCE_MS = 15_000;

/** Hands mails to a mail server given as `smtp://…` or `smtps://…`. */
export function smtpMailer(url: string, from: string, silenceMs = SILENCE_MS): Mailer {
  const patience = {
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    async send({ name, requestId, to, replyTo, locale, subject, html, text }) {
      const headers = { "Content-Language": locale, ...(requestId && { "X-Request-Id": requestId }) };
      // Mail programs show a message of one id once, so a mail that is handed over again is not read twice.
      const id = name === undefined ? {} : { messageId: `<${name}>` };
      // As an address by itself: nothing in it is read as a second one.
      const answer = replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } };
      await transport.sendMail({ to, subject, html, text, headers, ...answer, ...id });
    },
  };
}
