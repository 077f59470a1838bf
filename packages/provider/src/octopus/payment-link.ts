import type { OctopusGateway } from "./octopus-gateway.ts";

/**
 * The Octopus of production: the merchant's payment link, in which `{order}` and `{amount}` stand for the order's number
 * and its dollars. Octopus tells nobody here of the money: the operator sees it come in, and says so.
 *
 * @example octopusLink("https://octopus.example/pay?ref={order}&amount={amount}")
 */
export const octopusLink = (link: string): OctopusGateway => ({
  paymentUrl: ({ number, amountCents }) =>
    link.replaceAll("{order}", encodeURIComponent(number)).replaceAll("{amount}", (amountCents / 100).toFixed(2)),
});
