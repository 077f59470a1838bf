import * as v from "valibot";
import { rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { characterCount } from "../text/character-count.ts";
import { atMost, requiredText } from "../text/text-field.ts";
import { visibleLine } from "../text/visible.ts";
import { emailBounds } from "./email-bounds.ts";

const localPart = /^[^\s\p{Cc}@"(),:;<>[\\\].]+(?:\.[^\s\p{Cc}@"(),:;<>[\\\].]+)*$/u;
const domainLabel = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const suffix = /^[a-z]{2,}$/i;
const bracketedIp = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/;

function isDomain(domain: string): boolean {
  const ip = bracketedIp.exec(domain);
  if (ip) return ip.slice(1).every((octet) => Number(octet) <= 255);
  const labels = domain.split(".");
  return labels.length > 1 && suffix.test(labels.at(-1) ?? "") && labels.every((label) => domainLabel.test(label));
}

/**
 * Whether a text is an e-mail address: a local part, @, and a domain with a dotted suffix of two or more letters or an
 * IP address in brackets.
 * @source spec §5; T62
 */
export function isEmail(text: string): boolean {
  if (characterCount(text) > emailBounds.max) return false;
  const at = text.lastIndexOf("@");
  return at > 0 && localPart.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

/** The rules of an e-mail address whose messages speak of a particular person. */
export function emailField(group: "email" | "contact.email" | "caregiver.email") {
  const key = (code: "required" | "invalid"): IssueKey => `${group}.${code}`;
  return v.pipe(requiredText(key("required")), atMost(emailBounds.max, "email.tooLong"), rule(isEmail, key("invalid")));
}

/**
 * A user's e-mail address as typed, without what can't be seen.
 * @errors email.required, email.tooLong, email.invalid
 * @source spec §5; decision 49; T62
 */
export const emailSchema = emailField("email");

/**
 * The form of an e-mail address under which two spellings are the same. For comparison only: it is kept as typed.
 * @source decision 49
 */
export function normalizeEmail(email: string): string {
  return visibleLine(email).toLowerCase();
}
