/** What a parent types about a child, by the fields of the form. */
export const typedChild: Readonly<Record<string, string>> = {
  name: "Siu Ming",
  gender: "1",
  date_of_birth_year: "2020",
  date_of_birth_month: "2",
  date_of_birth_day: "29",
  school_type: "7",
  year_level: "6",
  ...Object.fromEntries([0, 1, 2, 3].map((kind) => [`siblings[${kind}]`, "0"])),
  "caregivers[]": "2",
  area_id: "16",
  has_club_house: "0",
  has_pet: "1",
  "transport[]": "1",
  begin_score: "7",
};
