import type { Charge, FoundCharge, Gateway } from "./card-gateway.ts";

/** How long a key surely charges no second time: a gateway knows it for 24 hours, and an answer may take its time. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/** How long what a gateway was asked for may still be on its way to it. */
const ON_ITS_WAY_MS = 60 * 60_000;

/** What was asked for before then has arrived by now, or never will: the gateway's records are asked anew. */
export function askedBefore(now: Date): Date {
  return new Date(now.getTime() - ON_ITS_WAY_MS);
}

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
