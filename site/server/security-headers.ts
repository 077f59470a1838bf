import { NONCE, secureHeaders } from "hono/secure-headers";

/**
 * What a page may load and do. Scripts need the response's nonce, and so does the one rule of style that a page has in itself,
 * for its face; all others are files, beside the few lengths that pieces have in style attributes. A purchase that is
 * posted before scripts run is led on to Stripe's card page, or to the one on which the bank asks for the card's holder,
 * and the form of a Tap & Go payment to its page: these count as targets of forms.
 */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE],
  styleSrc: ["'self'", NONCE],
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

const withRecaptcha = {
  ...contentSecurityPolicy,
  scriptSrc: [...contentSecurityPolicy.scriptSrc, ...recaptchaSources.scriptSrc],
  connectSrc: [...contentSecurityPolicy.connectSrc, ...recaptchaSources.connectSrc],
  frameSrc: recaptchaSources.frameSrc,
};

function policyOf({ recaptcha, tapAndGo }: Pick<Options, "recaptcha" | "tapAndGo">) {
  const policy = recaptcha ? withRecaptcha : contentSecurityPolicy;
  return tapAndGo === undefined ? policy : { ...policy, formAction: [...policy.formAction, tapAndGo] };
}

type Options = {
  /** Whether pages carry a nonce: in development Vite's own scripts have none. */
  nonce: boolean;
  /** Whether forms ask reCAPTCHA for tokens. */
  recaptcha: boolean;
  /** Where the form of a Tap & Go payment is led on to. @default the site itself, in development */
  tapAndGo: string | undefined;
};

/** The security headers of every page. */
export const securityHeaders = ({ nonce, recaptcha, tapAndGo }: Options) =>
  secureHeaders({
    ...(nonce ? { contentSecurityPolicy: policyOf({ recaptcha, tapAndGo }) } : {}),
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
