import type { Locale } from "@gk/domain";

/** A mail, worded and laid out. */
export interface Mail {
  readonly to: string;
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
