import { expect, test } from "vitest";
import { staysHere } from "./stays-here.ts";

test.each(["/", "/member/children", "/en-US/auth?type=signin&redirect=%2F%2Fother.example", "/#what-is-gk", "/a//b"])(
  "%s stays on this origin",
  (path) => expect(staysHere(path)).toBe(true),
);

test.each([
  "//other.example",
  "/\\other.example",
  "/\t/other.example",
  "\\\\other.example",
  "https://other.example/member",
  "javascript:alert(1)",
  "member",
  "//",
  "",
])("%j does not", (path) => expect(staysHere(path)).toBe(false));
