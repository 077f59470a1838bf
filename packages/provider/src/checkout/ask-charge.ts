import type { Charge, FoundCharge, Gateway } from "./card-gateway.ts";

/** How long a key surely charges no second time: a gateway knows it for 24 hours, and an answer may take its time. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/**
 * Charges, or finds out what came of a charge that may have been made before: by the same key as long as that is safe,
 * and then from the gateway's records.
 */
export async function askCharge(
  gateway: Gateway,
  charge: Charge,
  { begun, now }: { readonly begun: Date; readonly now: Date },
): Promise<FoundCharge> {
  const age = now.getTime() - begun.getTime();
  return age < KEY_HOLDS_MS ? gateway.charge(charge) : gateway.findCharge(charge);
}
