import { NONCE, secureHeaders } from "hono/secure-headers";

/**
 * What a page may load and do. Scripts and style elements need the response's nonce; Radix positions with style
 * attributes. A purchase that is posted before scripts run is led on to Stripe's card page, which counts as its target.
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
  formAction: ["'self'", "https://checkout.stripe.com"],
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

type Options = {
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  /** Whether pages carry a nonce: in development Vite's own scripts have none. */
  nonce: boolean;
  /** Whether forms ask reCAPTCHA for tokens. */
  recaptcha: boolean;
};

/** The security headers of every page. */
export const securityHeaders = ({ secure, nonce, recaptcha }: Options) =>
  secureHeaders({
    ...(nonce ? { contentSecurityPolicy: recaptcha ? withRecaptcha : contentSecurityPolicy } : {}),
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: secure ? "max-age=31536000; includeSubDomains" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ["self"] },
    xFrameOptions: "DENY",
    // For browsers that are no longer about: every byte before the page delays its first view.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
