import { dateOfBirthIn } from "../../forms/date-of-birth-field/index.ts";
import { fileIn, type NumberAnswer, numberIn, numbersIn, textIn } from "../../forms/form/index.ts";
import { siblingsIn } from "../siblings-field/index.ts";

/** The answers about a child, as the wire calls them. @source decision 17 */
export type ChildFormValues = {
  name: string;
  nickname: string;
  gender: NumberAnswer;
  /** ISO, empty, or with gaps while it is incomplete. */
  date_of_birth: string;
  school_type: NumberAnswer;
  year_level: NumberAnswer;
  /** Elder brothers, younger brothers, elder sisters, younger sisters. */
  siblings: NumberAnswer[];
  caregivers: number[];
  area_id: NumberAnswer;
  has_club_house: NumberAnswer;
  has_pet: NumberAnswer;
  transport: number[];
  eca: number[];
  begin_score: NumberAnswer;
  image?: File | undefined;
};

/** The bounds of the answers. @source spec §9; decisions 17 to 19 */
export type ChildFormLimits = {
  siblings: { max: number };
  caregivers: { max: number };
  eca: { max: number };
  begin_score: { min: number; max: number };
  birthYears: { from: number; to: number };
};

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readChildForm(data: FormData): ChildFormValues {
  const image = fileIn(data, "image");
  return {
    name: textIn(data, "name"),
    nickname: textIn(data, "nickname"),
    gender: numberIn(data, "gender"),
    date_of_birth: dateOfBirthIn(data, "date_of_birth"),
    school_type: numberIn(data, "school_type"),
    year_level: numberIn(data, "year_level"),
    siblings: siblingsIn(data, "siblings"),
    caregivers: numbersIn(data, "caregivers[]"),
    area_id: numberIn(data, "area_id"),
    has_club_house: numberIn(data, "has_club_house"),
    has_pet: numberIn(data, "has_pet"),
    transport: numbersIn(data, "transport[]"),
    eca: numbersIn(data, "eca[]"),
    begin_score: numberIn(data, "begin_score"),
    ...(image ? { image } : {}),
  };
}
