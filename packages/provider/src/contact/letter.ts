import { type ContactType, contactType, type Locale, type Salutation, salutation } from "@gk/domain";
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
export interface ContactMessage {
  readonly type: ContactType;
  readonly title: Salutation;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: string;
  readonly message: string;
}

const nameOf = <Code>(codes: Readonly<Record<string, Code>>, wanted: Code) =>
  Object.entries(codes).find(([, code]) => code === wanted)?.[0];

const isBusiness = (type: ContactType) => nameOf(contactType, type) === "business";

const titleKeys = { mr: "mail.message.mr", mrs: "mail.message.mrs", ms: "mail.message.ms" } as const;

/** Hands a message on to those who answer it, in the language of the page on which it was written. */
export function messageLetter(
  locale: Locale,
  { type, title, name, email, phone, topic, message }: ContactMessage,
): Letter {
  const say = mailTextIn(locale);
  const key = nameOf(salutation, title) as keyof typeof titleKeys;
  return {
    subject: say("mail.message.subject", { topic }),
    unsigned: true,
    paragraphs: [
      say("mail.message.from", { who: say(titleKeys[key], { name }), email, phone }),
      say(isBusiness(type) ? "mail.message.business" : "mail.message.customer"),
      say("mail.message.topic", { topic }),
      ...message.split(/\n+/),
    ],
    footer: [[say("mail.message.answer", { email })]],
  };
}
