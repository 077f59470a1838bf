import { expect, it } from "vitest";
import { inAppBrowser } from "./in-app-browser.ts";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0";

it.each([
  [`${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.23.98;FBBV/1]`, "Facebook"],
  [`${android} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/515.0.0.23;]`, "Facebook"],
  [`${iPhone} Mobile/22F76 Instagram 382.0.0.25.80 (iPhone17,1; iOS 18_5; zh_HK)`, "Instagram"],
  [`${iPhone} Mobile/22F76 Instagram 382.0 [FBAN/x]`, "Instagram"],
  [`${android} Mobile Safari/537.36 MicroMessenger/8.0.60.2860(0x28003C55) Language/zh_HK`, "WeChat"],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, undefined],
  ["", undefined],
  [null, undefined],
])("%s: %s", (userAgent, app) => expect(inAppBrowser(userAgent)).toBe(app));
