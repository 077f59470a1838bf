import { type ChildBody, childCaregivers, flag, transports } from "@gk/domain";

/** What a filled-in form writes into a child's row. */
export function childColumns(body: ChildBody) {
  const [elderBrothers = 0, youngerBrothers = 0, elderSisters = 0, youngerSisters = 0] = body.siblings;
  return {
    name: body.name,
    nickname: body.nickname === "" ? null : body.nickname,
    gender: body.gender,
    dateOfBirth: body.date_of_birth,
    schoolType: body.school_type,
    yearLevel: body.year_level,
    siblings: [elderBrothers, youngerBrothers, elderSisters, youngerSisters] satisfies [number, number, number, number],
    caregivers: codesAmong(childCaregivers, body.caregivers),
    districtId: body.area_id,
    hasClubHouse: body.has_club_house === flag.yes,
    hasPet: body.has_pet === flag.yes,
    transport: codesAmong(transports, body.transport),
    eca: body.eca,
    beginScore: body.begin_score,
  };
}

/** The codes that were chosen, in the order of their table. The rules of the form let no other number through. */
function codesAmong<Code extends number>(codes: readonly Code[], chosen: readonly number[]): Code[] {
  return codes.filter((code) => chosen.includes(code));
}
