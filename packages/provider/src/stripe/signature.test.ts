import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedByStripe } from "./signature.ts";

const now = new Date("2026-11-20T04:00:00Z");
const seconds = now.getTime() / 1000;
const text = '{"type":"checkout.session.completed"}';

const sign = (at: number, secret = "secret", body = text) =>
  createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");

const accepts = (header: string | undefined) => isSignedByStripe(text, header, { secret: "secret", now });

test.each([
  ["just signed", `t=${seconds},v1=${sign(seconds)}`],
  ["signed five minutes ago", `t=${seconds - 300},v1=${sign(seconds - 300)}`],
  ["signed with two secrets, of which ours is one", `t=${seconds},v1=${sign(seconds, "old")},v1=${sign(seconds)}`],
])("%s is Stripe's", (_, header) => {
  expect(accepts(header)).toBe(true);
});

test.each([
  ["without a signature", undefined],
  ["signed a second too long ago", `t=${seconds - 301},v1=${sign(seconds - 301)}`],
  ["signed in the future", `t=${seconds + 301},v1=${sign(seconds + 301)}`],
  ["signed with another secret", `t=${seconds},v1=${sign(seconds, "other")}`],
  ["another text", `t=${seconds},v1=${sign(seconds, "secret", "{}")}`],
  ["under another time than was signed", `t=${seconds},v1=${sign(seconds - 1)}`],
  ["in the old scheme", `t=${seconds},v0=${sign(seconds)}`],
  ["without a time", `v1=${sign(seconds)}`],
  ["no hexadecimal", `t=${seconds},v1=signature`],
])("%s is not", (_, header) => {
  expect(accepts(header)).toBe(false);
});
