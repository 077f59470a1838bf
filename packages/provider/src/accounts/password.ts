import { randomBytes, type ScryptOptions, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { queue } from "../queue.ts";
import type { Derivation } from "./scrypt.worker.ts";

/** The cost of a new hash. Each hash carries its own, so raising these leaves older hashes readable. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;

const KEY_BYTES = 32;

/** So one processor is never asked to hash. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * A hash takes a processor for a tenth of a second. Who would wait for longer than some seconds is told to come again, and
 * that not at once: who guesses passwords asks again as soon as an answer is there.
 */
export const hashing = queue({ atOnce, waiting: 32, turnsAwayAfterMs: 1000 });

/**
 * Threads that let all others go first: pages are drawn and compressed on the same processors, and nobody who looks at
 * one should wait for those who sign in.
 */
const threads = new Piscina<Derivation, Uint8Array>({
  filename: new URL("./scrypt.worker.ts", import.meta.url).href,
  maxThreads: atOnce,
  niceIncrement: 10,
});

const derive = (derivation: Derivation) => hashing(() => threads.run(derivation));

/** Hashes a password into one text that carries its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive({ password, salt, length: KEY_BYTES, cost: withMemory(COST) });
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), Buffer.from(key).toString("base64")].join("$");
}

/**
 * Whether a password is the one behind a hash. Without a hash (no such account, or one without a password) the same
 * work is done for nothing, so that the time taken tells no one which it was (decision 10).
 */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const { cost, salt, key } = parse(hash ?? (await hashOfNothing));
  const derived = await derive({ password, salt, length: key.length, cost: withMemory(cost) });
  return timingSafeEqual(derived, key) && hash != null;
}

const hashOfNothing = hashPassword(randomBytes(16).toString("base64"));

function parse(hash: string) {
  const [, N, r, p, salt, key] = hash.split("$");
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt ?? "", "base64"),
    key: Buffer.from(key ?? "", "base64"),
  };
}

/** Node refuses costs that need more than 32 MB unless told; scrypt needs 128 · N · r bytes. */
function withMemory(cost: { N: number; r: number; p: number }): ScryptOptions {
  return { ...cost, maxmem: 256 * cost.N * cost.r };
}
