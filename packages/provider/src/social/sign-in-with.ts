import { nameBounds, type SocialService, socialReturnPath, visibleLine } from "@gk/domain";
import type { ParsedBodyOf } from "@gk/web";
import { and, eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { User } from "../access/tokens.ts";
import { beginSession } from "../accounts/begin-session.ts";
import { createAccount } from "../accounts/create-account.ts";
import type { Database } from "../database/database.ts";
import { socialIdentities, users } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { withMails } from "../mail/with-mails.ts";
import type { Identity } from "./identity-service.ts";

type Body = ParsedBodyOf<"signInWithGoogle">;

/** Signs in with Facebook. */
export const signInWithFacebook: Handler<"signInWithFacebook"> = ({ body }, context) =>
  signInWith("facebook", body, context);

/** Signs in with Google. */
export const signInWithGoogle: Handler<"signInWithGoogle"> = ({ body }, context) => signInWith("google", body, context);

/** Signs in with Apple. */
export const signInWithApple: Handler<"signInWithApple"> = ({ body }, context) => signInWith("apple", body, context);

async function signInWith(service: SocialService, { code, user, nonce }: Body, context: Context) {
  // The return address is a fixed one of the site, in no language (T15); a service compares it with the one it was given.
  const redirectUri = context.origin + socialReturnPath(service);
  const identity = await context.identities[service]?.exchange({ code, user, redirectUri, nonce });
  if (!identity) throw refused("callback.failed", 422);
  const { id } = await findOrMakeAccount(context, service, identity);
  const session = await context.database.transaction(async (transaction) => {
    await lockAccount(transaction, id);
    // As it is by now: its deletion, which signing in takes back, may have been asked for since, or be done, and its owner
    // may have parted it from the service.
    const account = await findAccount(transaction, service, identity);
    return account && beginSession({ ...context, database: transaction }, account);
  });
  if (!session) throw refused("callback.failed", 422);
  return { httpStatus: 200, body: session } as const;
}

async function findOrMakeAccount(context: Context, service: SocialService, identity: Identity): Promise<User> {
  const find = () => findAccount(context.database, service, identity);
  const own = await find();
  if (own) return own;
  try {
    return await makeAccount(context, service, identity);
  } catch (error) {
    // The same person may have made one meanwhile, in another tab, perhaps with another address.
    const made = await find();
    if (!made) throw error;
    return made;
  }
}

async function findAccount(
  database: Database,
  service: SocialService,
  { subject }: Identity,
): Promise<User | undefined> {
  const [row] = await database
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.service, service), eq(socialIdentities.subject, subject)));
  return row?.user;
}

/**
 * Makes an account for somebody who comes for the first time. An address that has an account already is never joined to
 * it: whoever can make an identity with somebody else's address would otherwise get into their account.
 */
async function makeAccount(context: Context, service: SocialService, identity: Identity): Promise<User> {
  const { email, isEmailVerified: isActivated, name, subject } = identity;
  if (email === undefined) throw refused("callback.noEmail", 422);
  return withMails(context, async (transaction) => {
    const account = { name: accountName(name, email), email, isActivated, passwordHash: null };
    const user = await createAccount(transaction, context, account);
    if (!user) throw refused("callback.emailInUse");
    await transaction.insert(socialIdentities).values({ service, subject, userId: user.id, createdAt: context.now });
    return user;
  });
}

/** The name as the service tells it, cut to what fits; the person can change it. */
function accountName(name: string | undefined, email: string): string {
  const told = visibleLine(name ?? "") || email.slice(0, email.indexOf("@"));
  return Array.from(told).slice(0, nameBounds.max).join("");
}
