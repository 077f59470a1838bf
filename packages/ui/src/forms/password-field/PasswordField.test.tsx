// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { PasswordField } from "./index.ts";

it("judges what is typed, and lets the page hear of it too", () => {
  const onInput = vi.fn();
  const words = { weak: "Easy to guess", fair: "Fair", strong: "Hard to guess" };
  render(
    <UiProvider locale="en-US">
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        strength={{ minLength: 8, words }}
        onInput={onInput}
      />
    </UiProvider>,
  );
  fireEvent.input(screen.getByLabelText("Password"), { target: { value: "umbrella in the rain" } });
  screen.getByText("Hard to guess");
  expect(onInput).toHaveBeenCalledOnce();
});
