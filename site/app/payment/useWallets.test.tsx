// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { sayKeys } from "../words/testing.ts";
import { useWallets } from "./useWallets.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const browser = (brand: string) => ({ userAgentData: { brands: [{ brand: "Not/A)Brand" }, { brand }] } });
const applePay = (canMakePayments: () => boolean) => ({ ApplePaySession: { canMakePayments } });

const refusing = () => {
  throw new Error("Apple Pay needs a safe address.");
};

it.each([
  ["Safari with Apple Pay", applePay(() => true), ["applePay"]],
  ["Safari on a device without it", applePay(() => false), []],
  ["Safari on an address without TLS", applePay(refusing), []],
  ["Chrome", { PaymentRequest: {}, navigator: browser("Google Chrome") }, ["googlePay"]],
  ["a browser of the same kind that is not Chrome", { PaymentRequest: {}, navigator: browser("Chromium") }, []],
  ["Chrome on an address without TLS", { navigator: browser("Google Chrome") }, []],
  ["Firefox", { navigator: {} }, []],
])("the wallets of %s", (_, device, kinds) => {
  for (const [name, thing] of Object.entries(device)) vi.stubGlobal(name, thing);
  const { result } = renderHook(() => useWallets(sayKeys()));
  expect(result.current.map(({ kind }) => kind)).toEqual(kinds);
});

it("what the server sends has none", () => {
  vi.stubGlobal("ApplePaySession", applePay(() => true).ApplePaySession);
  const Wallets = () => useWallets(sayKeys()).map(({ name }) => <b key={name}>{name}</b>);
  expect(renderToString(<Wallets />)).toBe("");
});
