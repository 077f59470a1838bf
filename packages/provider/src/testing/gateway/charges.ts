import type { Charge, ChargeOutcome, FoundCharge } from "../../checkout/card-gateway.ts";
import type { Movement } from "./movement.ts";
import type { Manner } from "./manner.ts";

/** How long a key is known: as by Stripe. */
const KEY_MS = 24 * 60 * 60 * 1000;

/** The charges of a gateway, which remembers keys for a day and charges for ever. */
export interface Charges {
  /** Charges, or says again what came of the key. */
  make(this: void, charge: Charge): ChargeOutcome;
  /** What the records say. */
  find(this: void, key: string): FoundCharge;
  /** Ends one that waits for its holder, and says what came of it. */
  end(this: void, key: string): FoundCharge;
  /** The holder confirms one that waits for them, or refuses it. @returns whether there was one */
  confirm(key: string, isApproved: boolean): boolean;
  isWaiting(this: void, key: string): boolean;
}

/** Keeps charges, and says where their money moved. */
export function createCharges(clock: () => Date, manner: () => Manner, move: (movement: Movement) => void): Charges {
  const keys = new Map<string, { readonly outcome: ChargeOutcome; readonly at: number }>();
  const charged = new Map<string, ChargeOutcome>();
  const waiting = new Map<string, Charge>();

  const settle = (charge: Charge, outcome: ChargeOutcome) => {
    const { key, amountCents } = charge;
    keys.set(key, { outcome, at: keys.get(key)?.at ?? clock().getTime() });
    if (outcome !== "unknown") charged.set(key, outcome);
    if (typeof outcome === "object") waiting.set(key, charge);
    else waiting.delete(key);
    if (outcome === "paid") move({ of: key, payment: key, cents: amountCents });
  };

  const find = (key: string): FoundCharge => charged.get(key) ?? "none";

  return {
    make(charge) {
      const known = keys.get(charge.key);
      if (known && clock().getTime() - known.at < KEY_MS) return known.outcome;
      // One that is forgotten is a new one.
      keys.delete(charge.key);
      const outcome = firstOutcome(manner(), charge);
      settle(charge, outcome);
      return outcome;
    },
    find,
    end(key) {
      const charge = waiting.get(key);
      if (charge) settle(charge, "declined");
      return find(key);
    },
    confirm(key, isApproved) {
      const charge = waiting.get(key);
      if (!charge) return false;
      settle(charge, isApproved ? "paid" : "declined");
      return true;
    },
    isWaiting: (key) => waiting.has(key),
  };
}

/** What comes of a charge that is asked for the first time. */
function firstOutcome(manner: Manner, { key, holder }: Charge): ChargeOutcome {
  switch (manner) {
    case "declines":
      return "declined";
    case "breaks":
      return "unknown";
    case "asks the holder":
      return holder ? { confirmUrl: `https://bank.example/${key}` } : "declined";
    default:
      return "paid";
  }
}
