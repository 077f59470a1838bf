import sharp from "sharp";
import { expect, it } from "vitest";
import { icoOf } from "./icons.ts";

it("an icon says where its one picture is, and how large", async () => {
  const png = await sharp({ create: { width: 48, height: 48, channels: 4, background: "red" } })
    .png()
    .toBuffer();
  const icon = icoOf(png, 48);
  expect([...icon.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  const [length, from] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(from + length).toBe(icon.length);
  expect(await sharp(icon.subarray(from)).metadata()).toMatchObject({ format: "png", width: 48, height: 48 });
});
