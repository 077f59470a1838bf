import type { ChildFormValues } from "./child-form-values.ts";

export type ChildField = keyof ChildFormValues;

/** The six sheets of the form and the fields on each. */
export const childFormSections = {
  basic: ["image", "name", "nickname", "gender", "date_of_birth"],
  school: ["school_type", "year_level"],
  family: ["siblings", "caregivers"],
  home: ["area_id", "has_club_house", "has_pet"],
  daily: ["transport", "eca"],
  character: ["begin_score"],
} as const satisfies Record<string, readonly ChildField[]>;

export type ChildFormSection = keyof typeof childFormSections;

export const childFormSectionNames = Object.keys(childFormSections) as ChildFormSection[];

const optionalFields: readonly ChildField[] = ["image", "nickname", "eca"];

function isAnswered(value: ChildFormValues[ChildField]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => entry !== "");
  return typeof value === "string" ? value.trim() !== "" && !/--|^-|-$/.test(value) : value !== undefined;
}

/** The sheets on which every required question has an answer. Whether the answers are right is for the rules to say. */
export function answeredSections(values: Partial<ChildFormValues>): ChildFormSection[] {
  return childFormSectionNames.filter((section) =>
    childFormSections[section].every((field) => optionalFields.includes(field) || isAnswered(values[field])),
  );
}
