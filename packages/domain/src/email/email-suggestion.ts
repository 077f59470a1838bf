import { visibleLine } from "../text/visible.ts";

/** Domains that Hong Kong families use. One of them is never taken for a misspelling of another. */
const knownDomains = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.com.hk",
  "ymail.com",
  "mail.com",
  "email.com",
  "gmx.com",
  "hotmail.com",
  "hotmail.com.hk",
  "outlook.com",
  "outlook.com.hk",
  "live.com",
  "live.hk",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "netvigator.com",
  "hkstar.com",
  "biznetvigator.com",
  "hgcbroadband.com",
  "i-cable.com",
  "ctimail.com",
  "qq.com",
  "163.com",
  "126.com",
  "protonmail.com",
  "proton.me",
] as const;

/**
 * Whether one character too many, missing, changed or swapped with its neighbour turns one text into the other.
 */
function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/**
 * The address that someone may have meant when the domain is one slip away from a common one; undefined when there is
 * nothing to suggest. A suggestion never blocks.
 * @source decision 49
 * @example emailSuggestion("ming@gmial.com") // "ming@gmail.com"
 */
export function emailSuggestion(email: string): string | undefined {
  const typed = visibleLine(email);
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || knownDomains.some((known) => known === domain)) return undefined;
  const meant = knownDomains.find((known) => isOneSlipAway(domain, known));
  return meant && `${typed.slice(0, at)}@${meant}`;
}
