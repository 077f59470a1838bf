import { cva } from "class-variance-authority";
import { expect, it } from "vitest";
import { remembered } from "./remembered.ts";

const look = remembered(
  cva("base", { variants: { size: { md: "medium", lg: "large" }, tone: { md: "middling", calm: "calm" } } }),
);

it("keeps apart variants that share a value", () => {
  expect(look({ size: "md" })).toBe("base medium");
  expect(look({ tone: "md" })).toBe("base middling");
  expect(look({ size: "md", tone: "md" })).toBe("base medium middling");
});

it("gives the same names again, with another class after them", () => {
  expect(look({ size: "lg", tone: "calm" })).toBe("base large calm");
  expect(look({ size: "lg", tone: "calm" }, "own")).toBe("base large calm own");
});
