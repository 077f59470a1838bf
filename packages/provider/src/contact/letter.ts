import type { Locale } from "@gk/domain";
import type { Letter } from "../mail/compose.ts";
import { mailWords } from "../mail/words.ts";

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
