const hongKongCode = "+852";

/**
 * A phone number as E.164: eight Hong Kong digits that begin with 2–9, with or without +852, or any other valid
 * international number. Spaces, hyphens, dots and brackets are dropped; full-width digits count. Undefined otherwise.
 * @source decision 23; T75
 * @example normalizePhone("9123-4567") // "+85291234567"
 */
export function normalizePhone(text: string): string | undefined {
  const compact = text.normalize("NFKC").replace(/[\s().-]/g, "");
  const number = /^[2-9]\d{7}$/.test(compact) ? hongKongCode + compact : compact;
  if (number.startsWith(hongKongCode)) return /^\+852[2-9]\d{7}$/.test(number) ? number : undefined;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/**
 * A phone number for reading; Hong Kong numbers in groups of four.
 * @example formatPhone("+85223456789") // "+852 2345 6789"
 */
export function formatPhone(e164: string): string {
  return e164.replace(/^(\+852)(\d{4})(\d{4})$/, "$1 $2 $3");
}
