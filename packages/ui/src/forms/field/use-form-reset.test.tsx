// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { PrizePicker } from "../../member/prize-picker/index.ts";
import { ChipsField } from "../chips-field/index.ts";
import { DateOfBirthField } from "../date-of-birth-field/index.ts";
import { EmailField } from "../email-field/index.ts";
import { Form } from "../form/index.ts";
import { ImageField } from "../image-field/index.ts";
import { PasswordField } from "../password-field/index.ts";
import { TextArea } from "../text-area/index.ts";

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
});
afterEach(cleanup);

const options = ["Swimming", "Football", "Piano"].map((label, index) => ({ value: index + 1, label }));
const strength = { minLength: 8, words: { weak: "weak", fair: "fair", strong: "strong" } };

function drawForm(field: ReactElement, onReset?: (event: Event) => void) {
  const { container } = render(
    <UiProvider locale="en-US">
      <Form action="/answers" read={() => undefined} wordIssue={({ code }) => code}>
        {field}
        <button type="reset">Clear</button>
      </Form>
    </UiProvider>,
  );
  if (onReset) container.querySelector("form")?.addEventListener("reset", onReset);
}
const reset = () => fireEvent.click(screen.getByRole("button", { name: "Clear" }));
const chip = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("after its form was reset", () => {
  it("a text area counts its first text", async () => {
    drawForm(<TextArea name="message" label="Message" max={20} defaultValue="Hi" />);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Hi there" } });
    screen.getByText("8 of 20 characters");
    reset();
    await screen.findByText("2 of 20 characters");
  });

  it("chips that were full can be chosen again", async () => {
    drawForm(<ChipsField name="eca" label="Activities" options={options} max={2} defaultValue={[1]} />);
    fireEvent.click(chip("Piano"));
    fireEvent.click(chip("Football"));
    expect(chip("Football").getAttribute("aria-disabled")).toBe("true");
    reset();
    await screen.findByText("1 of 2 selected");
    expect([chip("Swimming").checked, chip("Piano").checked]).toEqual([true, false]);
    expect(chip("Football").hasAttribute("aria-disabled")).toBe(false);
    expect(screen.queryByText(/only/i)).toBeNull();
  });

  it("a password has no strength", async () => {
    drawForm(<PasswordField name="password" label="Password" autoComplete="new-password" strength={strength} />);
    fireEvent.input(screen.getByLabelText("Password"), { target: { value: "abc" } });
    screen.getByText("weak");
    reset();
    await vi.waitFor(() => expect(screen.queryByText("weak")).toBeNull());
  });

  it("a picture that was chosen is gone, and whoever asked hears of it", async () => {
    const onChange = vi.fn();
    drawForm(
      <ImageField
        name="image"
        label="Picture"
        hint="JPEG or PNG"
        choose="Choose"
        change="Change"
        remove="Remove"
        onChange={onChange}
      />,
    );
    fireEvent.change(screen.getByLabelText(/Picture/), {
      target: { files: [new File(["x"], "x.png", { type: "image/png" })] },
    });
    screen.getByRole("button", { name: "Remove" });
    // As a browser does, and jsdom does not with files that a test has set.
    Object.defineProperty(screen.getByLabelText(/Picture/, { selector: "input" }), "files", { value: [] });
    reset();
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Remove" })).toBeNull());
    expect(onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
  });

  it("an e-mail address has no suggestion", async () => {
    drawForm(
      <EmailField name="email" label="Email" suggest={() => ({ value: "a@gk.example", words: "Did you mean?" })} />,
    );
    fireEvent.blur(screen.getByRole("textbox"));
    screen.getByRole("button", { name: "Did you mean?" });
    reset();
    await vi.waitFor(() => expect(screen.queryByText("Did you mean?")).toBeNull());
  });

  it("the prize is the one chosen at first", async () => {
    const picture = { src: "/prize.svg", width: 100, height: 100 };
    const prizes = ["Kite", "Puzzle"].map((name) => ({ value: name, name, description: name, picture }));
    const themes = [{ id: "play", name: "Play", description: "Play", picture, prizes }];
    const words = { theme: "Theme", prize: "Prize", choice: "Your choice", none: "None yet" };
    drawForm(<PrizePicker name="prize" themes={themes} defaultValue="Kite" words={words} />);
    fireEvent.click(screen.getByRole("radio", { name: /Puzzle/ }));
    expect((await screen.findByRole("status")).textContent).toContain("Puzzle");
    reset();
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("Kite"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Kite/ }).checked).toBe(true);
  });

  it("a date is advised on as at first", async () => {
    const advise = (date: string) => `born ${date}`;
    drawForm(
      <DateOfBirthField
        name="date_of_birth"
        label="Date of birth"
        years={{ from: 2015, to: 2022 }}
        defaultValue="2019-03-14"
        advise={advise}
      />,
    );
    fireEvent.change(screen.getByLabelText("Year"), { target: { value: "2020" } });
    screen.getByText("born 2020-03-14");
    reset();
    await screen.findByText("born 2019-03-14");
  });
});

it("a reset that was prevented changes nothing", async () => {
  drawForm(<TextArea name="message" label="Message" max={20} />, (event) => event.preventDefault());
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.input(box, { target: { value: "Hello" } });
  reset();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(box.value).toBe("Hello");
  screen.getByText("5 of 20 characters");
});
