// @vitest-environment jsdom
import type { Child } from "@gk/web";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "../../../../paths.ts";
import { childWith } from "../child.fixture.ts";
import { showPart } from "../shown.fixture.tsx";
import { SameFamily } from "./SameFamily.tsx";

afterEach(cleanup);

const [hei, ching] = [childWith({ id: 301, name: "Hei" }), childWith({ id: 302, name: "Ching" })];

type Scene = { siblings: readonly Child[]; like?: Child; locale?: "zh-HK" | "en-US"; search?: string };

const show = ({ siblings, like, locale = "en-US", search = "" }: Scene) =>
  showPart(<SameFamily siblings={siblings} like={like} />, { at: paths.createChild + search, locale });

const text = () => document.body.textContent?.replaceAll("\u200b", "");

/** The address that a press on a button leads to, with the form around it. */
function ledTo(button: HTMLElement) {
  const { form, name, value } = button as HTMLButtonElement;
  if (!form) throw new Error("The button stands in no form.");
  expect(form.method).toBe("get");
  const fields = [...new FormData(form)].map(([field, answer]) => [
    field,
    typeof answer === "string" ? answer : answer.name,
  ]);
  return new URLSearchParams([...fields, [name, value]]).toString();
}

describe("the family's answers", () => {
  it.each([
    ["en-US", "Same as Hei", "Same as Ching"],
    ["zh-HK", "沿用Hei的資料", "沿用Ching的資料"],
  ] as const)(
    "are offered as each brother's or sister's, by a form that works before scripts, in %s",
    (locale, first, second) => {
      show({ siblings: [hei, ching], locale });
      expect(ledTo(screen.getByRole("button", { name: first }))).toBe("like=301");
      expect(ledTo(screen.getByRole("button", { name: second }))).toBe("like=302");
    },
  );

  it("leave the rest of the address as it is, such as the plan that was chosen", () => {
    show({ siblings: [hei], search: "?plan=outstanding&promotion_code=FIRST200" });
    expect(ledTo(screen.getByRole("button", { name: "Same as Hei" }))).toBe(
      "plan=outstanding&promotion_code=FIRST200&like=301",
    );
  });

  it.each([
    ["en-US", "Home, caregivers and transport are filled in as for Hei. Please check them."],
    ["zh-HK", "已沿用Hei的居住、照顧者及交通資料，請核對。"],
  ] as const)("are said to be taken over, and not offered again, in %s", (locale, said) => {
    show({ siblings: [hei, ching], like: hei, locale });
    expect(text()).toBe(said);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are not spoken of for a first child", () => {
    show({ siblings: [] });
    expect(text()).toBe("");
  });
});
