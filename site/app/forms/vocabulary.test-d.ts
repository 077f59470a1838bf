import type { missionCategory, PlanSlug, planSlugs, SchoolPlanSlug, schoolPlanSlugs, siblingKinds } from "@gk/domain";
import type { MissionCategory, missionCategories } from "@gk/ui/mission-category";
import type { PlanName, planNames, SchoolPlanName, schoolPlanNames } from "@gk/ui/plan";
import type { siblingKinds as siblingFields } from "@gk/ui/siblings-field";
import { describe, expectTypeOf, it } from "vitest";

/** The codes of names, at the same places. */
type Codes<Table extends Readonly<Record<string, number>>, Names extends readonly (keyof Table)[]> = {
  readonly [Place in keyof Names]: Table[Names[Place]];
};

type Slugs<Names extends readonly string[]> = { [Place in keyof Names]: `school-${Names[Place]}` };

/** The words that `@gk/ui` draws by are those that `@gk/domain` rules by. Checked by the compiler (`npm run types`). */
describe("the vocabulary of the pieces is the rules'", () => {
  it("plans, in the order in which they are offered", () => {
    expectTypeOf<PlanName>().toEqualTypeOf<PlanSlug>();
    expectTypeOf<typeof planNames>().toEqualTypeOf<typeof planSlugs>();
  });
  it("school plans, in the order in which they are offered", () => {
    expectTypeOf<`school-${SchoolPlanName}`>().toEqualTypeOf<SchoolPlanSlug>();
    expectTypeOf<Slugs<typeof schoolPlanNames>>().toEqualTypeOf<typeof schoolPlanSlugs>();
  });
  it("what siblings are counted by, in the order of the wire (T69)", () => {
    expectTypeOf<typeof siblingFields>().toEqualTypeOf<typeof siblingKinds>();
  });
  it("mission categories, in the order of their codes", () => {
    expectTypeOf<MissionCategory>().toEqualTypeOf<keyof typeof missionCategory>();
    expectTypeOf<Codes<typeof missionCategory, typeof missionCategories>>().toEqualTypeOf<readonly [1, 2, 3, 4, 5]>();
  });
});
