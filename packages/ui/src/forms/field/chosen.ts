import type { Answer } from "../../foundations/answer/index.ts";
import type { Option } from "./options.ts";

/** What a group's answer means for one of its boxes or circles. */
export const chosenBy = <Value>(
  { value, defaultValue }: Pick<Answer<Value>, "value" | "defaultValue">,
  includes: (answer: Value) => boolean,
) => ({
  value: value === undefined ? undefined : includes(value),
  defaultValue: defaultValue !== undefined && includes(defaultValue),
});

/** Whether an option is among the values, which an address or a draft may have as text. */
export const isIn = (values: readonly Option["value"][], { value }: Option): boolean =>
  values.some((each) => String(each) === String(value));

/** The values of the options that are ticked in a group, in the order of the options. */
export function tickedIn(group: Element | null, options: readonly Option[]): Option["value"][] {
  const boxes = group?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  const ticked = new Set(Array.from(boxes, ({ value }) => value));
  return options.map(({ value }) => value).filter((value) => ticked.has(String(value)));
}
