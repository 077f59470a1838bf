import { type SocialService, socialServices } from "@gk/domain";
import { and, eq, gt } from "drizzle-orm";
import { hashSecret, newSecret } from "../access/secret.ts";
import type { Database } from "../database/database.ts";
import { identityCodes } from "../database/schema/index.ts";
import type { Identity, IdentityService, IdentityServices } from "./identity-service.ts";

/** How long a code works, once, in seconds. */
const CODE_SECONDS = 600;

/** Development's stand-in for a service: the codes are those that its own page gave out. */
function developmentIdentities(service: SocialService, database: Database, clock: () => Date): IdentityService {
  return {
    async exchange({ code }) {
      const [row] = await database
        .delete(identityCodes)
        .where(
          and(
            eq(identityCodes.hash, hashSecret(code)),
            eq(identityCodes.service, service),
            gt(identityCodes.expiresAt, clock()),
          ),
        )
        .returning();
      return row && { ...row, email: row.email ?? undefined };
    },
  };
}

/** A stand-in for each service. */
export function everyStandIn(database: Database, clock: () => Date): IdentityServices {
  return Object.fromEntries(
    socialServices.map((service) => [service, developmentIdentities(service, database, clock)]),
  );
}

/** Gives out a code for a person, as a service does once the person agrees. */
export async function issueIdentityCode(
  database: Database,
  service: SocialService,
  { subject, email, isEmailVerified, name }: Identity & { readonly name: string },
  now: Date,
): Promise<string> {
  const code = newSecret();
  await database.insert(identityCodes).values({
    hash: hashSecret(code),
    service,
    subject,
    email,
    isEmailVerified,
    name,
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  });
  return code;
}
