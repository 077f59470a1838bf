import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { profileImageSchema } from "./image.ts";

const jpeg = { name: "me.jpg", size: 1000, type: "image/jpeg" };

describe("T72: profile picture", () => {
  it.each([
    ["a jpg", jpeg],
    ["a jpeg", { ...jpeg, name: "me.jpeg" }],
    ["a png", { ...jpeg, name: "me.png", type: "image/png" }],
    ["capitals", { ...jpeg, name: "ME.JPG", type: "IMAGE/JPEG" }],
    ["one byte", { ...jpeg, size: 1 }],
    ["exactly 4096 kb", { ...jpeg, size: 4_194_304 }],
  ])("takes %s", (_, image) => expect(check(profileImageSchema, { image })).toEqual({ value: { image } }));

  it.each([
    ["nothing", undefined, "image.required"],
    ["null", null, "image.required"],
    ["a text", "me.jpg", "image.required"],
    ["a file box left empty", { name: "", size: 0, type: "application/octet-stream" }, "image.required"],
    ["a gif", { ...jpeg, name: "me.gif", type: "image/gif" }, "image.type"],
    ["a HEIC", { ...jpeg, name: "me.heic", type: "image/heic" }, "image.type"],
    ["a jpg by name that is a text by type", { ...jpeg, type: "text/plain" }, "image.type"],
    ["a jpg by type that is a page by name", { ...jpeg, name: "me.html" }, "image.type"],
    ["no bytes", { ...jpeg, size: 0 }, "image.notImage"],
    ["one byte more than 4096 kb", { ...jpeg, size: 4_194_305 }, "image.tooLarge"],
  ])("refuses %s", (_, image, key) =>
    expect(check(profileImageSchema, { image }).issues).toMatchObject([{ field: "image", key }]),
  );

  it("names the largest size", () => {
    const image = { ...jpeg, size: 4_194_305 };
    expect(check(profileImageSchema, { image }).issues?.[0].params).toEqual({ size: "4 MB" });
  });
});
