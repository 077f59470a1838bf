import { type ScryptOptions, scryptSync } from "node:crypto";

/** What a key is derived from. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  /** How long the key is, in bytes. */
  readonly length: number;
  readonly cost: ScryptOptions;
}

/** Derives a key from a password, in a thread of its own. */
export default function derive({ password, salt, length, cost }: Derivation): Uint8Array {
  return scryptSync(password, salt, length, cost);
}
