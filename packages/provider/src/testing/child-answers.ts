import type { ChildBody } from "@gk/domain";

/** What a parent answers about a child: everything that can be answered but the picture. */
export const childAnswers: ChildBody = {
  name: "Ming Ming",
  nickname: "明明 2",
  gender: 1,
  date_of_birth: "2019-12-05",
  school_type: 7,
  year_level: 6,
  siblings: [0, 1, 2, 9],
  caregivers: [1, 7],
  area_id: 16,
  has_club_house: 0,
  has_pet: 1,
  transport: [1, 6],
  eca: [102],
  begin_score: 6,
};
