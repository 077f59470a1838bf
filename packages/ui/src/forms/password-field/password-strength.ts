/** How hard a password is to guess, from what its length and variety say. */
export const passwordStrengths = ["weak", "fair", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** How much longer than the minimum a password is before it counts as strong. */
const comfortable = 4;
/** A password of fewer different characters than this is a pattern. */
const varied = 5;

/**
 * Judges a password by its length and the variety of its characters: long beats strange.
 * @units `minLength` in code points
 */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < minLength || new Set(characters).size < varied) return "weak";
  return characters.length < minLength + comfortable ? "fair" : "strong";
}
