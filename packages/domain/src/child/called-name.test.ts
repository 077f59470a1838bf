import { expect, it } from "vitest";
import { calledName } from "./called-name.ts";

it.each([
  ["their nickname", { name: "李阿晞", nickname: "阿晞" }, "阿晞"],
  ["their name where nobody gave another", { name: "Hei Lee", nickname: null }, "Hei Lee"],
  ["their name where the provider tells no other", { name: "Hei Lee" }, "Hei Lee"],
  ["their name where the nickname is empty", { name: "Hei Lee", nickname: "" }, "Hei Lee"],
])("a child is called by %s", (_, child, called) => {
  expect(calledName(child)).toBe(called);
});
