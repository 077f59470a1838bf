// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PrizePicker } from "../../member/prize-picker/index.ts";
import { ChildForm } from "../../member/child-form/index.ts";
import { childForm, childFormLimits } from "../../member/child-form/ChildForm.fixture.ts";
import { ChipsField } from "../chips-field/index.ts";
import { Combobox } from "../combobox/index.ts";
import { DateOfBirthField } from "../date-of-birth-field/index.ts";
import { DateRangeField } from "../date-range-field/index.ts";
import { ImageField } from "../image-field/index.ts";
import { PasswordField } from "../password-field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { fields, withUi } from "./fields.fixture.tsx";

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Draws a field as a server does, lets somebody answer, and runs the scripts. */
async function answeredBefore(field: ReactElement, answer: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(withUi(field));
  answer();
  root = await act(() => hydrateRoot(place, withUi(field)));
}
const setTo = (name: string, value: string) => {
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input, select, textarea" }).value = value;
};
const tick = (role: "checkbox" | "radio", name: RegExp) => {
  screen.getByRole<HTMLInputElement>(role, { name }).checked = true;
};
const options = ["Swimming", "Football", "Piano"].map((label, index) => ({ value: index + 1, label }));
const picture = { src: "/prize.svg", width: 100, height: 100 };

describe("what was answered before scripts ran", () => {
  it("is counted in a text area", async () => {
    await answeredBefore(<TextArea name="message" label="Message" max={20} />, () => setTo("Message", "你好"));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("你好");
    screen.getByText("2 of 20 characters");
  });

  it("is counted among chips, of which no more can be chosen then", async () => {
    await answeredBefore(<ChipsField name="eca" label="Activities" options={options} max={2} />, () => {
      tick("checkbox", /Swimming/);
      tick("checkbox", /Football/);
    });
    screen.getByText("2 of 2 selected");
    expect(screen.getByRole("checkbox", { name: "Piano" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("bounds the other of two days", async () => {
    await answeredBefore(<DateRangeField name="days" label="Days" max="2026-12-31" />, () =>
      setTo("From", "2026-11-16"),
    );
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-16");
    expect(screen.getByLabelText<HTMLInputElement>("To").min).toBe("2026-11-16");
    expect(screen.getByLabelText<HTMLInputElement>("From").max).toBe("2026-12-31");
  });

  it("is advised on in a date of birth", async () => {
    const years = { from: 2015, to: 2022 };
    const advise = (date: string) => date && `born ${date}`;
    await answeredBefore(<DateOfBirthField name="born" label="Born" years={years} advise={advise} />, () =>
      setTo("Year", "2020"),
    );
    screen.getByText("born 2020--");
  });

  it("is judged as a password", async () => {
    const strength = { minLength: 8, words: { weak: "weak", fair: "fair", strong: "strong" } };
    await answeredBefore(
      <PasswordField name="password" label="Password" autoComplete="new-password" strength={strength} />,
      () => setTo("Password", "abc"),
    );
    screen.getByText("weak");
  });

  it("is shown as the picture that will be sent, and told of", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
    const onChange = vi.fn();
    const words = { hint: "JPEG", choose: "Choose", change: "Change", remove: "Remove" };
    const file = new File(["x"], "child.png", { type: "image/png" });
    await answeredBefore(<ImageField name="image" label="Picture" {...words} onChange={onChange} />, () =>
      Object.defineProperty(screen.getByLabelText(/Picture/, { selector: "input" }), "files", { value: [file] }),
    );
    screen.getByRole("button", { name: "Remove" });
    screen.getByText("child.png");
    expect(onChange.mock.calls).toEqual([[file, expect.anything()]]);
  });

  it("is the theme whose prizes show, and the prize that stands in the bar", async () => {
    const themeOf = (id: string, ...names: string[]) => ({
      id,
      name: id,
      description: id,
      picture,
      prizes: names.map((name) => ({ value: name, name })),
    });
    const themes = [themeOf("Play", "Kite", "Puzzle"), themeOf("Read", "Atlas")];
    const words = { theme: "Theme", prize: "Prize", choice: "Your choice", none: "None yet" };
    await answeredBefore(<PrizePicker name="prize" themes={themes} words={words} />, () => {
      tick("radio", /Puzzle/);
      tick("radio", /Read/);
    });
    screen.getByRole("radio", { name: /Atlas/ });
    expect((await screen.findByRole("status")).textContent).toContain("Puzzle");
    const data = new FormData();
    for (const { name, value } of document.querySelectorAll<HTMLInputElement>("input[type=hidden]")) {
      data.set(name, value);
    }
    expect(Object.fromEntries(data)).toEqual({ prize_shown: "Read", prize: "Puzzle" });
  });

  it("decides about the grades that are offered, and is seen in the list of what is filled in", async () => {
    const { words, options: childOptions } = childForm["en-US"];
    const { labels, sections } = words;
    await answeredBefore(
      <ChildForm
        action="/children"
        words={words}
        options={childOptions}
        limits={childFormLimits}
        yearLevelsOf={(schoolType) => (schoolType === 1 ? [11] : [6])}
        wordIssue={({ code }) => code}
        cancelHref="/"
      />,
      () => {
        setTo(labels.school_type, "1");
        setTo(labels.year_level, "11");
      },
    );
    const grade = screen.getByLabelText<HTMLSelectElement>(labels.year_level);
    expect(Array.from(grade.options, ({ value }) => value)).toEqual(["", "11"]);
    expect(grade.value).toBe("11");
    screen.getByRole("link", { name: new RegExp(`^${sections.school}\\s*filled in$`) });
  });

  describe("in a field that looks for answers", () => {
    const load = vi.fn(() => Promise.resolve([{ value: 1, label: "Hong Kong" }]));
    const field = <Combobox name="town" label="Town" load={load} />;

    it("is looked for, if it is still being typed", async () => {
      await answeredBefore(field, () => {
        setTo("Town", "Hong");
        screen.getByRole("combobox").focus();
      });
      expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Hong");
      await screen.findByRole("option", { name: "Hong Kong", hidden: true });
      expect(load).toHaveBeenLastCalledWith("Hong", expect.anything());
    });

    it("stays, where the person has gone on already", async () => {
      await answeredBefore(field, () => setTo("Town", "Hong"));
      act(() => root?.render(withUi(field)));
      expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Hong");
      expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
    });
  });
});

it.each(Object.entries(fields))(
  "a %s that nobody answered before scripts ran tells of nothing",
  async (_name, draw) => {
    const onChange = vi.fn();
    await answeredBefore(draw({ onChange } as never), () => undefined);
    expect(onChange).not.toHaveBeenCalled();
  },
);
