/** What a request was made with, by the names that its owner knows. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Name = readonly [sign: RegExp, name: string];

/** In this order: each of them also says that it is one of those below it. */
const browsers: readonly Name[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b((Headless)?Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly Name[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Names what a `User-Agent` is. Only these names are kept of it, enough for somebody to know their own device again. */
export function deviceOf(userAgent: string | null): Device {
  const among = (names: readonly Name[]) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: among(browsers), system: among(systems) };
}
