import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

test.each([
  ["Chrome", "Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36"],
  [
    "Edge",
    "Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0",
  ],
  [
    "Safari",
    "iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1",
  ],
  ["Chrome", "iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1"],
  [
    "Safari",
    "macOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
  ],
  [
    "Samsung Internet",
    "Android",
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
  ],
  ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome", "ChromeOS", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36"],
  [null, null, "curl/8.5.0"],
  [null, null, null],
])("%s on %s", (browser, system, userAgent) => expect(deviceOf(userAgent)).toEqual({ browser, system }));
