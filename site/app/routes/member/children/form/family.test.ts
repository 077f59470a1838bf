import { expect, it } from "vitest";
import { childWith } from "../child.fixture.ts";
import { withFamilyOf } from "./family.ts";

const sibling = childWith({ caregivers: [1, 7], area_id: 9, has_club_house: 0, has_pet: 1, transport: [2] });
const family = { caregivers: [1, 7], area_id: 9, has_club_house: 0, has_pet: 1, transport: [2] };

it("takes over the home, the carers and the transport, and nothing that is the child's own", () =>
  expect(withFamilyOf({}, sibling)).toEqual(family));

it("leaves alone what has been answered, a no included", () => {
  const typed = { name: "Siu Ming", caregivers: [2], has_pet: 0, area_id: "" as const, transport: [] };
  expect(withFamilyOf(typed, sibling)).toEqual({ ...family, name: "Siu Ming", caregivers: [2], has_pet: 0 });
});

it("changes nothing without a brother or sister", () =>
  expect(withFamilyOf({ name: "A" }, undefined)).toEqual({ name: "A" }));
