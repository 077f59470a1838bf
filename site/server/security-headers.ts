import { NONCE, secureHeaders } from "hono/secure-headers";

/**
 * Headers of every page. Scripts and style elements need the response's nonce; Radix positions with style attributes.
 * `formAction` names where a page's form may lead besides the site itself: the payment gateways.
 */
export function securityHeaders({ secure, formAction = [] }: { secure: boolean; formAction?: string[] }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...formAction],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: secure ? "max-age=31536000; includeSubDomains" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ["self"] },
    xFrameOptions: "DENY",
  });
}
