import { pictures } from "@gk/ui/pictures";
import { expect, it } from "vitest";
import { pictureOf, portraitOf } from "./picture.ts";
import type { Visitor } from "./visitor.server.ts";

const readAt = Date.parse("2026-11-20T04:00:00Z");
const member = (hasImage: boolean) => ({ hasImage, readAt }) as Visitor["member"];

it("T86: a member's own picture is asked for anew by every page that is read", () => {
  expect(pictureOf(member(true))).toBe("/web/profile/image?t=1795147200000");
  expect(portraitOf(member(true))).toBe(pictureOf(member(true)));
});

it.each([
  ["a member without one", member(false)],
  ["a guest", null],
])("there is none of %s, but an outline", (_, visitor) => {
  expect(pictureOf(visitor)).toBeUndefined();
  expect(portraitOf(visitor)).toBe(pictures.avatarEmpty.src);
});
