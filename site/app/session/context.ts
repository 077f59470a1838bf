import type { Locale, SocialService } from "@gk/domain";
import type { Client } from "@gk/web";
import { createContext } from "react-router-dom";
import type { Posted } from "../errors/posted.ts";

/** What the server knows about a request when a page's loader runs. */
export type Visit = {
  /** The provider's calls, in the page's language and with the visitor's session. */
  client: Client;
  locale: Locale;
  /** Whether the request carries a session; only the provider knows whether it is still valid. */
  hasSession: boolean;
  /** Keeps the provider's token in the session cookie. */
  startSession: (token: string) => void;
  /** Drops the session cookie: the provider no longer knows it, or the person signed out. */
  endSession: () => void;
  setCookie: (name: string, value: string, maxAgeSeconds?: number) => void;
  cookie: (name: string) => string | undefined;
  /** The site's public origin; never the `Host` header (decision 51). */
  origin: string;
  /** Whether pages that stand in for outside services exist. */
  development: boolean;
  /** The key of reCAPTCHA v3, where that is the captcha. */
  recaptchaSiteKey: string | undefined;
  /** The frame of our posts at a social network, with a place for the language (decision 35). */
  timelineUrl: string | undefined;
  /** In which share of visits pages are asked how fast they were, of 1. */
  vitalsShare: number;
  /** The services through which people can sign in. */
  socialServices: readonly SocialService[];
  /** Writes a fault into the site's log. */
  report: (error: unknown) => void;
  now: Date;
  /** What a form held that has reached nobody, so that the error page can send it again. */
  posted?: Posted;
};

export const visitContext = createContext<Visit>();

/** Whether the page is drawn in answer to a form that was refused: where scripts send forms, a page is not drawn anew. */
export const refusedContext = createContext(false);
