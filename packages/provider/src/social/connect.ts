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

/** Connects the services that have keys; where none has, nothing is connected. */
export function connectSocial(keys: SocialKeys, clock: () => Date): IdentityServices | undefined {
  const services = {
    ...(keys.google && { google: google(keys.google, clock) }),
    ...(keys.facebook && { facebook: facebook(keys.facebook) }),
    ...(keys.apple && { apple: apple(keys.apple, clock) }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}
