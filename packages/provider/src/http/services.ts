import type { Logger } from "pino";
import type { Limits } from "../access/rate-limit.ts";
import type { Captcha } from "../captcha/captcha.ts";
import type { DevelopmentCaptcha } from "../captcha/development.ts";
import type { CardGateway } from "../checkout/card-gateway.ts";
import type { Mode } from "../configuration.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mail.ts";
import type { OctopusGateway } from "../octopus/octopus-gateway.ts";
import type { DevelopmentPromotion } from "../promotion/development-promotion.ts";
import type { IdentityServices } from "../social/identity-service.ts";
import type { TapAndGoGateway } from "../tapngo/tapngo-gateway.ts";
import type { Work } from "../work.ts";

/** How a call was answered. */
export interface AnsweredCall {
  /** Its name in the table, or `none` where the request is none of it. */
  readonly call: string;
  /** Whether it worked, was refused, or failed by a fault of ours. */
  readonly outcome: "ok" | "refused" | "failed";
  readonly ms: number;
}

/** What every handler works with, made once when the provider starts. */
export interface Services {
  readonly mode: Mode;
  readonly database: Database;
  /** The only clock: nothing else asks what time it is. */
  readonly clock: () => Date;
  /** The site's own address, for links in mails and return addresses, without a slash at the end. */
  readonly origin: string;
  readonly mailer: Mailer;
  /** To whom messages of the contact form go. */
  readonly contactTo: string;
  /** What takes money from cards. */
  readonly cards: CardGateway;
  /** What takes money by Octopus; without it nobody pays so (decision 53). */
  readonly octopus: OctopusGateway | undefined;
  /** What takes money by Tap & Go; without it nobody pays so (decision 53). */
  readonly tapAndGo: TapAndGoGateway | undefined;
  readonly captcha: Captcha;
  /** The services through which people sign in; one that is not connected lets nobody in. */
  readonly identities: IdentityServices;
  /** Gives captcha tokens out; absent outside development. */
  readonly developmentCaptcha: DevelopmentCaptcha | undefined;
  /** What the promotion stream is made to say; absent outside development. */
  readonly promotion: DevelopmentPromotion | undefined;
  readonly limits: Limits;
  readonly log: Logger;
  readonly work: Work;
  /** Is told of each call as it was answered. */
  readonly onAnswered: (answered: AnsweredCall) => void;
  readonly maintenance: () => boolean;
  /** Is aborted when the provider closes, so that answers without an end come to one. */
  readonly stopping: AbortSignal;
  /** The address of whoever sent a request, to count tries by. */
  readonly addressOf: (request: Request) => string;
}
