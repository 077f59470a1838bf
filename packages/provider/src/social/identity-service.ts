import type { SocialService } from "@gk/domain";

/** Who somebody is to another service. */
export interface Identity {
  /** The service's own lasting number for the person. */
  readonly subject: string;
  /** Absent where the person does not share it. */
  readonly email: string | undefined;
  /** Whether the service knows that the address is the person's. */
  readonly isEmailVerified: boolean;
  /** Absent where the person does not share it. */
  readonly name: string | undefined;
}

/** What a service hands to the person's browser, as the browser brings it. */
interface Grant {
  readonly code: string;
  /** What Apple posts beside the code, the first time only: JSON with the person's name. */
  readonly user: string | undefined;
  /** The address to which the service sent the browser back. */
  readonly redirectUri: string;
  /** What the browser's own sign-in began with; a token that the service signs must name it (decision 127). */
  readonly nonce: string | undefined;
}

/** Exchanges the codes of the authorization-code flow. */
export interface IdentityService {
  /** Who the person is, or undefined where the code is not good. */
  exchange(grant: Grant): Promise<Identity | undefined>;
}

/** The services that are connected. */
export type IdentityServices = Readonly<Partial<Record<SocialService, IdentityService>>>;
