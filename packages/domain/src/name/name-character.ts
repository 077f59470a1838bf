import { visibleLine } from "../text/visible.ts";

/**
 * The first character of a name that is neither a Chinese or English letter nor a space; undefined when all are.
 * `Script=Han` also knows 㗎 and 𨋢, which the range 一–龥 misses (T59).
 * @source spec §5; decision 15; T58
 */
export function refusedNameCharacter(name: string): string | undefined {
  // Composed first, so that an accent is shown on its letter.
  return /[^\p{Script=Han}A-Za-z\p{Zs}]/u.exec(visibleLine(name).normalize("NFC"))?.[0];
}
