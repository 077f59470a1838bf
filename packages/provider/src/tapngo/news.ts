import * as v from "valibot";
import type { NewsOfGateway } from "../checkout/card-gateway.ts";
import { newsPath } from "./form.ts";
import { isSigned } from "./sealing.ts";

const News = v.object({ appId: v.string(), merTradeNo: v.string(), payload: v.string(), sign: v.string() });

/** What Tap & Go posts of a trade, signed: that it should be asked about. What the news say of it is not looked at. */
export const tapAndGoNews = (appKey: string): NewsOfGateway => ({
  path: newsPath,
  read(body) {
    const { output: news, success } = v.safeParse(News, Object.fromEntries(new URLSearchParams(textOf(body))));
    if (!success || !isSigned(appKey, news)) return Promise.resolve("unreadable");
    return Promise.resolve({ session: news.merTradeNo, status: "changed" });
  },
});

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);
