import { secureHeaders } from "hono/secure-headers";
import { policyNonce } from "./nonce.ts";

/**
 * What a page may load and do. Scripts need the response's nonce, and so does the one rule of style that a page has in itself,
 * for its face; all others are files, beside the few lengths that pieces have in style attributes. A purchase that is
 * posted before scripts run is led on to Stripe's card page, or to the one on which the bank asks for the card's holder,
 * and the form of a Tap & Go payment to its page: these count as targets of forms.
 */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", policyNonce],
  styleSrc: ["'self'", policyNonce],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'", "https://checkout.stripe.com", "https://hooks.stripe.com"],
  frameAncestors: ["'none'"],
};

/** What reCAPTCHA needs, as Google's guide lists it. */
const recaptchaSources = {
  scriptSrc: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frameSrc: ["https://www.google.com/recaptcha/"],
  connectSrc: ["https://www.google.com/recaptcha/"],
};

/** Whose pages a frame may show: those of the address's site. */
const siteOf = (address: string) => (address.startsWith("/") ? "'self'" : new URL(address).origin);

/** What is added for each service that the site is connected with, and for no other. */
function policyOf({ recaptcha, tapAndGo, timeline }: Omit<Options, "nonce">) {
  const { scriptSrc, connectSrc, formAction } = contentSecurityPolicy;
  const google = recaptcha ? recaptchaSources : undefined;
  const frameSrc = [...(google?.frameSrc ?? []), ...(timeline === undefined ? [] : [siteOf(timeline)])];
  return {
    ...contentSecurityPolicy,
    scriptSrc: [...scriptSrc, ...(google?.scriptSrc ?? [])],
    connectSrc: [...connectSrc, ...(google?.connectSrc ?? [])],
    formAction: [...formAction, ...(tapAndGo === undefined ? [] : [tapAndGo])],
    ...(frameSrc.length > 0 ? { frameSrc } : {}),
  };
}

type Options = {
  /** Whether pages carry a nonce: in development Vite's own scripts have none. */
  nonce: boolean;
  /** Whether forms ask reCAPTCHA for tokens. */
  recaptcha: boolean;
  /** Where the form of a Tap & Go payment is led on to. @default the site itself, in development */
  tapAndGo: string | undefined;
  /** The frame of our posts at a social network. */
  timeline: string | undefined;
};

/** The security headers of every page. */
export const securityHeaders = ({ nonce, ...services }: Options) =>
  secureHeaders({
    ...(nonce ? { contentSecurityPolicy: policyOf(services) } : {}),
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    // Said of every answer, not of pages alone (see `everyAnswer`).
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ["self"] },
    xFrameOptions: "DENY",
    // For browsers that are no longer about: every byte before the page delays its first view.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
