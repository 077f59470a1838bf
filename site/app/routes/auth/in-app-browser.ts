/** Browsers inside of apps, by what they say in their `User-Agent`. */
const marks = [
  ["Instagram", /\bInstagram\b/],
  ["WeChat", /\bMicroMessenger\b/],
  ["Facebook", /\b(?:FBAN|FBAV|FB_IAB)\b/],
] as const;

/** The app in whose own browser a page is opened: services refuse to sign anybody in there, and it forgets who is signed in. */
export const inAppBrowser = (userAgent: string | null) => marks.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
