import { type ChildIssueKey, childFieldNames, childFields } from "../child/child-fields.ts";
import { contactBounds } from "../contact/contact-code.ts";
import { emailBounds } from "../email/email-bounds.ts";
import { imageBounds } from "../image/image-bounds.ts";
import { marketBounds } from "../market/market-code.ts";
import { nameBounds } from "../name/name-bounds.ts";
import { refusedNameCharacter } from "../name/name-character.ts";
import { passwordBounds } from "../password/password-bounds.ts";
import { wishBounds } from "../wish/wish-bounds.ts";
import type { IssueKey } from "./issue-key.ts";

/**
 * The arguments of a message, finished as text. Only `date` is not: it is an ISO date for the site to word.
 */
export type IssueParams = Readonly<Record<string, string>>;

/** What an argument may have to be read from. */
export interface IssueSource {
  /** The refused value. */
  readonly input: unknown;
  /** The bound that was broken, where it depends on the day. */
  readonly requirement?: unknown;
}

/** A name that is long enough though its Chinese part is not (T57). */
const nameExample = "李明 Ming";

const digits = new Intl.NumberFormat("en-HK");
const min = (bounds: { readonly min: number }): IssueParams => ({ min: digits.format(bounds.min) });
const max = (bounds: { readonly max: number }): IssueParams => ({ max: digits.format(bounds.max) });
const character = ({ input }: IssueSource): IssueParams => ({ character: refusedNameCharacter(String(input)) ?? "" });

/** What a child's answer must not exceed or fall short of, for every rule of the question to name. */
const childParams = Object.fromEntries(
  childFieldNames.flatMap((field) => {
    const bounds = childFields[field];
    const named = { ...("min" in bounds ? min(bounds) : {}), ...("max" in bounds ? max(bounds) : {}) };
    return bounds.issues.map((code) => [`child.${field}.${code}`, named]);
  }),
) as Partial<Record<ChildIssueKey, IssueParams>>;

const params: Partial<Record<IssueKey, IssueParams | ((source: IssueSource) => IssueParams)>> = {
  "email.tooLong": max(emailBounds),
  "name.tooShort": { ...min(nameBounds), example: nameExample },
  "name.tooLong": max(nameBounds),
  "name.characters": character,
  "password.tooShort": min(passwordBounds),
  "password.tooLong": max(passwordBounds),
  "newPassword.tooShort": min(passwordBounds),
  "newPassword.tooLong": max(passwordBounds),
  "image.tooLarge": { size: `${imageBounds.maxBytes / 1024 ** 2} MB` },
  ...childParams,
  "child.name.tooShort": { ...childParams["child.name.tooShort"], example: nameExample },
  "child.name.characters": character,
  "child.date_of_birth.tooEarly": ({ requirement }) => ({ date: String(requirement) }),
  "contact.name.tooShort": min(contactBounds.name),
  "contact.name.tooLong": max(contactBounds.name),
  "contact.topic.tooShort": min(contactBounds.topic),
  "contact.topic.tooLong": max(contactBounds.topic),
  "contact.message.tooShort": min(contactBounds.message),
  "contact.message.tooLong": max(contactBounds.message),
  "market.categories.max": max(marketBounds.categories),
  "market.areas.max": max(marketBounds.areas),
  "market.keyword.tooLong": max(marketBounds.keyword),
  "wish.name.tooShort": min(wishBounds.name),
  "wish.name.tooLong": max(wishBounds.name),
  "wish.text.tooShort": min(wishBounds.text),
  "wish.text.tooLong": max(wishBounds.text),
};

/**
 * The arguments of the message that words a broken rule. Names that only the caller knows (`{plan}`, `{name}`) are the
 * caller's to add.
 */
export function issueParams(key: IssueKey, source: IssueSource): IssueParams {
  const entry = params[key] ?? {};
  return typeof entry === "function" ? entry(source) : entry;
}
