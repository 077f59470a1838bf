import type { SocialService } from "@gk/domain";
import type { Logger } from "pino";
import { type AppleKeys, apple } from "./apple.ts";
import { type FacebookKeys, facebook } from "./facebook.ts";
import { type GoogleKeys, google } from "./google.ts";
import type { IdentityServices } from "./identity-service.ts";

/** The keys of the services that are connected. */
export interface SocialKeys {
  readonly google?: GoogleKeys | undefined;
  readonly facebook?: FacebookKeys | undefined;
  readonly apple?: AppleKeys | undefined;
}

/** Connects the services that have keys; where none has, nothing is connected. What is logged of each names it. */
export function connectSocial(keys: SocialKeys, clock: () => Date, log: Logger): IdentityServices | undefined {
  const logOf = (service: SocialService) => log.child({ service });
  const services = {
    ...(keys.google && { google: google(keys.google, clock, logOf("google")) }),
    ...(keys.facebook && { facebook: facebook(keys.facebook, logOf("facebook")) }),
    ...(keys.apple && { apple: apple(keys.apple, clock, logOf("apple")) }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}
