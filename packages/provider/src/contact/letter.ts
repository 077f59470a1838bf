import { type ContactType, contactType, type Locale, type Salutation, salutation, slugOf } from "@gk/domain";
import type { Letter } from "../mail/compose.ts";
import { mailTextIn, mailWords } from "../mail/words.ts";

/** How long an answer usually takes, in business days. */
const REPLY_DAYS = 2;

/** Confirms a message that somebody sent. */
export function contactLetter(locale: Locale, name: string, topic: string): Letter {
  return {
    name,
    subject: mailWords.text(locale, "mail.contact.subject"),
    paragraphs: [mailWords.text(locale, "mail.contact.body", { topic, days: REPLY_DAYS })],
    footer: [],
  };
}

/** What somebody wrote to us. */
interface ContactMessage {
  readonly type: ContactType;
  readonly title: Salutation;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: string;
  readonly message: string;
}

/** Hands a message on to those who answer it, in the language of the page on which it was written. */
export function messageLetter(
  locale: Locale,
  { type, title, name, email, phone, topic, message }: ContactMessage,
): Letter {
  const say = mailTextIn(locale);
  return {
    subject: say("mail.message.subject", { topic }),
    unsigned: true,
    paragraphs: [
      say("mail.message.from", { who: say(`mail.message.${slugOf(salutation, title)}`, { name }), email, phone }),
      say(`mail.message.${slugOf(contactType, type)}`),
      say("mail.message.topic", { topic }),
      ...message.split(/\n+/),
    ],
    footer: [[say("mail.message.answer", { email })]],
  };
}
