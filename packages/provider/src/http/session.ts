import { type User, userOfToken } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { sessionInvalid } from "./refusal.ts";

/** The member who makes a request. */
interface Session {
  readonly user: User;
  readonly token: string;
}

/**
 * Finds the member of a token; also once more, under a lock: another tab may have ended the session since.
 *
 * @errors a token that is not or no longer good ends with status −3
 */
export async function memberOfToken(database: Database, token: string, now: Date): Promise<User> {
  const user = await userOfToken(database, token, now);
  if (!user) throw sessionInvalid("sessionEnded");
  return user;
}

/**
 * Finds the member behind a request's token.
 *
 * @errors a request without a token, or with one that is not or no longer good, or from another member's page, ends with status −3
 */
export async function sessionOfRequest(request: Request, database: Database, now: Date): Promise<Session> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (token === undefined) throw sessionInvalid("signinRequired");
  const user = await memberOfToken(database, token, now);
  // A tab that shows another member's page saves nothing into this one's account (decision 203).
  const whose = request.headers.get("Member");
  if (whose !== null && whose !== String(user.id)) throw sessionInvalid("sessionChanged");
  return { user, token };
}
