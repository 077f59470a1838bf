import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { answer, done } from "../http/reply.ts";
import { endNewsletter, getsNewsletter, keepSubscriber } from "../newsletter/subscription.ts";

/** Shows which mails the member wants. Of an address that is not verified nobody is told what it gets. */
export const getMailChoices: Handler<"getMailChoices"> = async (_, { database, user }) =>
  answer({ news: user.isActivated && (await getsNewsletter(database, user.email)) });

/** Chooses them (decision 118): news are the newsletter to the account's address. */
export const updateMailChoices: Handler<"updateMailChoices"> = async ({ body }, context) => {
  const { database, user, now } = context;
  if (!user.isActivated) throw refused("emailNotVerified", 403);
  if (body.news) await keepSubscriber(database, context, user.email, "newsletter");
  else await endNewsletter(database, user.email, now);
  return done();
};
