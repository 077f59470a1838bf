import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stripeClient } from "./client.ts";
import { stripeNews } from "./news.ts";

const now = new Date("2026-11-20T04:00:00Z");
const seconds = now.getTime() / 1000;
const secret = "whsec_gk";

const event = (type: string, more: object = {}) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { id: "cs_1", metadata: {}, ...more } } });
const body = event("checkout.session.completed");

/** As Stripe's documentation says it signs, without the library's help. */
const sign = (at: number, { key = secret, text = body }: { key?: string; text?: string } = {}) =>
  createHmac("sha256", key).update(`${at}.${text}`).digest("hex");

const read = (header: string | undefined, { text = body, key = secret }: { text?: string; key?: string } = {}) => {
  const stripe = stripeClient({ secretKey: "sk_test", webhookSecret: key });
  const headers = new Headers(header === undefined ? {} : { "Stripe-Signature": header });
  return stripeNews(stripe, key, () => now).read(new TextEncoder().encode(text), headers);
};

describe("what Stripe signed", () => {
  test.each([
    ["just now", `t=${seconds},v1=${sign(seconds)}`],
    ["five minutes ago", `t=${seconds - 300},v1=${sign(seconds - 300)}`],
    [
      "with two secrets, of which ours is one",
      `t=${seconds},v1=${sign(seconds, { key: "old" })},v1=${sign(seconds)},v0=${"0".repeat(64)}`,
    ],
  ])("%s is news", async (_, header) => {
    expect(await read(header)).toEqual({ session: "cs_1", status: "changed" });
  });

  test.each([
    ["checkout.session.expired", { session: "cs_1", status: "canceled" }],
    ["checkout.session.async_payment_succeeded", { session: "cs_1", status: "changed" }],
    ["customer.created", undefined],
    ["payment_intent.succeeded", undefined],
  ])("says of %s", async (type, news) => {
    const text = event(type);
    expect(await read(`t=${seconds},v1=${sign(seconds, { text })}`, { text })).toEqual(news);
  });
});

test.each(["succeeded", "payment_failed", "canceled"])(
  "what became of a charge of a kept card is news under its key: %s",
  async (what) => {
    const text = event(`payment_intent.${what}`, { metadata: { key: "p-1" } });
    expect(await read(`t=${seconds},v1=${sign(seconds, { text })}`, { text })).toEqual({ charge: "p-1" });
  },
);

describe("what Stripe did not sign", () => {
  test.each([
    ["without a signature", undefined],
    ["with an empty one", ""],
    ["signed a second too long ago, as a copy would be", `t=${seconds - 301},v1=${sign(seconds - 301)}`],
    ["signed with another secret", `t=${seconds},v1=${sign(seconds, { key: "other" })}`],
    ["signed for another text", `t=${seconds},v1=${sign(seconds, { text: "{}" })}`],
    ["under another time than was signed", `t=${seconds},v1=${sign(seconds - 301)}`],
    ["in the old scheme", `t=${seconds},v0=${sign(seconds)}`],
    ["without a time", `v1=${sign(seconds)}`],
    ["with a time that is none", `t=now,v1=${sign(seconds)}`],
    ["with no hexadecimal", `t=${seconds},v1=signature`],
    ["with the beginning of the signature", `t=${seconds},v1=${sign(seconds).slice(0, 32)}`],
  ])("is refused: %s", async (_, header) => {
    expect(await read(header)).toBe("unreadable");
  });

  test("is refused with any byte changed", async () => {
    for (const [at, letter] of Array.from(body).entries()) {
      const text = body.slice(0, at) + String.fromCodePoint((letter.codePointAt(0) ?? 0) ^ 1) + body.slice(at + 1);
      expect(await read(`t=${seconds},v1=${sign(seconds)}`, { text }), text).toBe("unreadable");
    }
  });

  test.each(["", "{", "null", '{"object":"v2.core.event"}'])(
    "or signed, and is no event, is refused: %s",
    async (text) => {
      expect(await read(`t=${seconds},v1=${sign(seconds, { text })}`, { text })).toBe("unreadable");
    },
  );

  test.each(["", " "])("is refused where the secret is %j, which anybody can sign with", async (key) => {
    expect(await read(`t=${seconds},v1=${sign(seconds, { key })}`, { key })).toBe("unreadable");
  });
});
