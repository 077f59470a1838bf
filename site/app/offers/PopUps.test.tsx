// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PopUps } from "./PopUps.tsx";
import * as popUp from "./pop-up.ts";

const left = vi.spyOn(popUp, "leaveBehind").mockReturnValue(undefined);

beforeEach(() => {
  left.mockClear();
  vi.spyOn(popUp, "loadPopUp").mockResolvedValue(({ open, onClose, email }) =>
    open ? (
      <dialog open>
        <input defaultValue={email} aria-label="email" />
        <button type="button" onClick={() => onClose(false)}>
          close
        </button>
      </dialog>
    ) : null,
  );
});
afterEach(cleanup);

it("T46: opens at once for who wants to know more, forgets what was closed, and keeps that it is closed again", async () => {
  const page = (path: string) => (
    <MemoryRouter>
      <PopUps path={path} />
      <a href="/newsletter">Know more</a>
    </MemoryRouter>
  );
  // Also where nothing pops up by itself.
  const { rerender } = render(page("/contact-us"));
  for (let time = 0; time < 2; time += 1) {
    left.mockClear();
    fireEvent.click(screen.getByRole("link"));
    expect(left).toHaveBeenCalledExactlyOnceWith("newsletter/again");
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: "typed" } });
    fireEvent.click(screen.getByRole("button"));
    expect(left).toHaveBeenLastCalledWith("newsletter/closed");
    expect(screen.queryByRole("dialog")).toBeNull();
  }
  // Nothing of the time before is left in it, and another page leaves it behind.
  fireEvent.click(screen.getByRole("link"));
  expect(await screen.findByRole("textbox")).toHaveProperty("value", "");
  rerender(page("/faq"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
