import { describe, expect, test } from "vitest";
import { addressOf } from "./address.ts";

describe("the address of a call", () => {
  test.each([
    ["a plain path", addressOf("getProfile"), "/profile"],
    ["a parameter", addressOf("getChild", { params: { id: 3 } }), "/children/3"],
    [
      "two parameters",
      addressOf("removeCaregiver", { params: { id: 3, caregiver_id: 9 } }),
      "/children/3/caregivers/9",
    ],
    [
      "T76: the method that a POST stands for",
      addressOf("updateChild", { params: { id: 3 } }),
      "/children/3?_method=put",
    ],
    ["T76: patch", addressOf("getPaymentStatus"), "/payment-status?_method=patch"],
    [
      "T90: a slash and a space in a promotion code",
      addressOf("checkPromotionCode", { params: { id: 3, code: "A/B 1?" }, query: { plan_id: 2 } }),
      "/children/3/promotion-codes/A%2FB%201%3F?plan_id=2",
    ],
    ["a slug in Chinese", addressOf("getArticle", { params: { slug: "親子" } }), "/articles/%E8%A6%AA%E5%AD%90"],
    ["a list", addressOf("listAdvertisements", { query: { categories: [1, 4] } }), "/market?categories=1%2C4"],
    [
      "T89: keywords",
      addressOf("listAdvertisements", { query: { keywords: "游 泳" } }),
      "/market?keywords=%E6%B8%B8+%E6%B3%B3",
    ],
    ["T83: child-id, left out", addressOf("startCardSession", { query: { "child-id": undefined } }), "/stripe-session"],
    ["T83: child-id", addressOf("startCardSession", { query: { "child-id": 3 } }), "/stripe-session?child-id=3"],
    ["T86: a timestamp", addressOf("getProfileImage", { query: { t: 17 } }), "/profile/image?t=17"],
  ])("%s", (_, address, expected) => {
    expect(address).toBe(expected);
  });
});
