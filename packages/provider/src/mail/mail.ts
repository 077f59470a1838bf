import type { Locale } from "@gk/domain";

/** A mail, worded and laid out. */
export interface Mail {
  /** The same name is the same mail: where it is handed over twice, it arrives once. @default a new one each time */
  readonly name?: string;
  /** The id of the request that caused it. @default none */
  readonly requestId?: string;
  readonly to: string;
  /** To whom an answer goes. @default the sender */
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What carries mails away. */
export interface Mailer {
  /** @errors rejects where the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
