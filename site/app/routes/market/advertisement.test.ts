import { describe, expect, it } from "vitest";
import { headAt } from "../../data/load.fixture.ts";
import { loader } from "./advertisement.tsx";

const item = {
  id: 9,
  title: "Swimming",
  summary: "Lessons for <b>small</b> groups.",
  illustration: "tip-homework",
  body: "<p>Text</p>",
  valid_to: "2026-11-20",
};

const headOn = (now: string) =>
  headAt(loader, "/market/9", { params: { advertisementId: "9" }, answers: { getAdvertisement: item }, now });

describe("an advertisement", () => {
  it("is described by its summary", async () => {
    expect(await headOn("2026-11-20T04:00:00Z")).toMatchObject({ description: "Lessons for small groups." });
  });

  it.each([
    ["on its last day", "2026-11-20T15:59:59Z", false],
    ["from the day after in Hong Kong", "2026-11-20T16:00:00Z", true],
  ])("is left out by search engines %s: %s, %s", async (_, now, unlisted) => {
    expect((await headOn(now))?.unlisted).toBe(unlisted);
  });
});
