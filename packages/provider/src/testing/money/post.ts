import type { Mailer } from "../../mail/mail.ts";

/** What carries mails in the simulation, and can be out of order. */
export interface Post extends Mailer {
  /** The names of the mails that were handed over. */
  readonly sent: ReadonlySet<string>;
  isOut: boolean;
}

/** Opens a post office that works. */
export function createPost(): Post {
  const sent = new Set<string>();
  return {
    sent,
    isOut: false,
    async send({ name }) {
      if (this.isOut) throw new Error("The post is out of order.");
      if (name !== undefined) sent.add(name);
    },
  };
}
