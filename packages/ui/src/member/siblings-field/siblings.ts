import { type NumberAnswer, numberIn } from "../../forms/form/index.ts";

/** What the four counts count, in the order of the wire. @source decision 17; T69 */
export const siblingKinds = ["elderBrother", "youngerBrother", "elderSister", "youngerSister"] as const;
export type SiblingKind = (typeof siblingKinds)[number];

/** Reads the four counts from a form's data. */
export function siblingsIn(data: FormData, name: string): NumberAnswer[] {
  return siblingKinds.map((_, index) => numberIn(data, `${name}[${index}]`));
}
