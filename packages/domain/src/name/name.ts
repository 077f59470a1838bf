import * as v from "valibot";
import { rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { atLeast, atMost, requiredText } from "../text/text-field.ts";
import { refusedNameCharacter } from "./name-character.ts";
import { nameBounds } from "./name-bounds.ts";

/** The rules of a name of Chinese or English letters and spaces; any kind of space comes out as a plain one. */
export function nameField(group: "name" | "child.name", bounds: { readonly min: number; readonly max: number }) {
  const key = (code: "required" | "characters" | "tooShort" | "tooLong"): IssueKey => `${group}.${code}`;
  return v.pipe(
    requiredText(key("required")),
    rule((name) => refusedNameCharacter(name) === undefined, key("characters")),
    atLeast(bounds.min, key("tooShort")),
    atMost(bounds.max, key("tooLong")),
    v.transform((name) => name.replace(/\p{Zs}/gu, " ")),
  );
}

/**
 * A user's name.
 * @errors name.required, name.characters, name.tooShort, name.tooLong
 * @source spec §5; decision 15; T57–T61
 */
export const nameSchema = nameField("name", nameBounds);
