import type { CardGateway } from "../../checkout/card-gateway.ts";
import type { TapAndGoGateway } from "../../tapngo/tapngo-gateway.ts";
import type { Gateway } from "../gateway/gateway.ts";

/** What happens around a call of the gateway. */
type Around = <Answer>(name: string, call: () => Promise<Answer>) => Promise<Answer>;

/** The gateway's two doors, to whichever gateway there is in this run. */
export function connect(
  gateway: () => Gateway,
  around: Around = (_, call) => call(),
): { readonly cards: CardGateway; readonly tapAndGo: TapAndGoGateway } {
  const shared = (door: "cards" | "tapAndGo") =>
    ({
      closeSession: (id) => around("close page", () => gateway()[door].closeSession(id)),
      findSession: (id) => around("find page", () => gateway()[door].findSession(id)),
      refund: (payment) => around("refund", () => gateway()[door].refund(payment)),
      charge: (charge) => around("charge", () => gateway()[door].charge(charge)),
      findCharge: (charge) => around("find charge", () => gateway()[door].findCharge(charge)),
    }) satisfies Partial<TapAndGoGateway>;
  return {
    cards: {
      ...gateway().cards,
      ...shared("cards"),
      openSession: (request) => around("open page", () => gateway().cards.openSession(request)),
      cancelCharge: (charge) => around("cancel charge", () => gateway().cards.cancelCharge(charge)),
    },
    // Forms are made and read without asking anybody.
    tapAndGo: { ...gateway().tapAndGo, ...shared("tapAndGo") },
  };
}
