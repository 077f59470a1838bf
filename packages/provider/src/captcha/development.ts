import type { CaptchaAction } from "@gk/domain";
import { and, eq, gt, lte } from "drizzle-orm";
import { hashSecret, newSecret } from "../access/secret.ts";
import type { Database } from "../database/database.ts";
import { captchaTokens } from "../database/schema/index.ts";
import type { Captcha } from "./captcha.ts";

/** How long an unused token works, in seconds: as long as a form may stay open. */
const TOKEN_SECONDS = 3600;

/** The captcha of development, which gives its tokens out itself (decision 55). */
export interface DevelopmentCaptcha extends Captcha {
  /** Makes a token that is accepted once, for this action. */
  issue(action: CaptchaAction): Promise<string>;
}

/** Keeps the tokens in the database, so that any process accepts what another gave out. */
export function developmentCaptcha(database: Database, clock: () => Date): DevelopmentCaptcha {
  return {
    async issue(action) {
      const now = clock();
      const token = newSecret();
      await database.delete(captchaTokens).where(lte(captchaTokens.expiresAt, now));
      await database
        .insert(captchaTokens)
        .values({ hash: hashSecret(token), action, expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000) });
      return token;
    },
    async accepts(token, action) {
      const used = await database
        .delete(captchaTokens)
        .where(
          and(
            eq(captchaTokens.hash, hashSecret(token)),
            eq(captchaTokens.action, action),
            gt(captchaTokens.expiresAt, clock()),
          ),
        )
        .returning();
      return used.length > 0;
    },
  };
}
