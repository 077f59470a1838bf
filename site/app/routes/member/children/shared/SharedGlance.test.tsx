// @vitest-environment jsdom
import type { SharedChild } from "@gk/web";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "../../../../paths.ts";
import { showPart } from "../shown.fixture.tsx";
import { SharedGlance } from "./SharedGlance.tsx";
import { sharedQuery } from "./shared.ts";

afterEach(cleanup);

const sharedWith = (differences: Partial<SharedChild> = {}): SharedChild => ({
  id: 71,
  status: "active",
  shared_by: "Mom of Hei",
  added_on: "2026-11-01",
  child: { id: 301, name: "Hei", gender: 1, has_image: false },
  ...differences,
});

const show = (shared: readonly SharedChild[], locale: "zh-HK" | "en-US" = "en-US") =>
  showPart(<SharedGlance />, { at: paths.member, locale, answers: [[sharedQuery, shared]] });

const invited = sharedWith({
  id: 72,
  status: "invited",
  child: { id: 302, name: "Ching", gender: 2, has_image: false },
});

describe("the children that a caregiver looks at", () => {
  it.each([
    ["en-US", "Shared with you", "Shared by Mom of Hei", "View Hei’s record", "/en-US/member/children/301"],
    ["zh-HK", "與你分享的孩子", "由Mom of Hei分享", "查看Hei的資料", "/member/children/301"],
  ] as const)(
    "stand under their heading, by whom they are shared, with the way to each record, in %s",
    (locale, title, by, way, href) => {
      show([sharedWith()], locale);
      const section = within(screen.getByRole("region", { name: title }));
      expect(section.getByRole("listitem").textContent?.replaceAll("\u200b", "")).toContain(by);
      expect(section.getByRole("link", { name: way }).getAttribute("href")).toBe(href);
    },
  );

  it("are those whose invitation was accepted: of the others nobody sees anything yet", () => {
    show([invited, sharedWith()]);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByText("Ching")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("show their photo where there is one", () => {
    show([sharedWith({ child: { id: 301, name: "Hei", gender: 1, has_image: true } })]);
    expect(document.querySelector("img")?.getAttribute("src")).toBe("/web/children/301/image");
  });

  it.each([
    ["without anybody", []],
    ["with invitations only", [invited]],
  ] as const)("have no heading %s", (_, shared) => {
    show(shared);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
