// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Menu } from "./index.ts";

afterEach(cleanup);

const onOpenChange = vi.fn();
const drawn = (
  <UiProvider locale="en-US">
    <Menu
      trigger="Account"
      items={[
        { id: "profile", label: "Profile", href: "/profile" },
        { id: "signout", label: "Sign out", href: "/signout" },
      ]}
      onOpenChange={onOpenChange}
    />
  </UiProvider>
);

it("opens before scripts, by what the server sends", () => {
  const html = renderToString(drawn);
  const id = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
  expect(html).toContain(`id="${id}" popover="auto"`);
  expect(html).toContain('href="/signout"');
});

it("opens and closes where the browser has no popovers", () => {
  render(drawn);
  const button = screen.getByRole("button", { name: "Account", expanded: false });
  expect(screen.queryByRole("link", { name: "Profile" })).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  fireEvent.keyDown(button, { key: "ArrowDown" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Profile" }));
  fireEvent.keyDown(screen.getByRole("link", { name: "Profile" }), { key: "Escape" });
  expect(screen.queryByRole("link", { name: "Profile" })).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

it.each([{ disabled: true }, { busy: "Signing out" }])("stays closed with %j, for arrow keys too", (held) => {
  const opened = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Menu trigger="Account" items={[{ id: "a", label: "A", href: "/a" }]} onOpenChange={opened} {...held} />
    </UiProvider>,
  );
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: "ArrowDown" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(opened).not.toHaveBeenCalled();
});

it("tells nobody of what unfolds within it", () => {
  const opened = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Menu
        trigger="Account"
        items={[{ id: "a", label: <details data-testid="more" />, href: "/a" }]}
        onOpenChange={opened}
      />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  const before = opened.mock.calls.length;
  fireEvent(screen.getByTestId("more"), new Event("toggle"));
  expect(opened.mock.calls.length).toBe(before);
});

describe("where the browser has no popovers", () => {
  it("closes by a press outside, not by one within", () => {
    render(drawn);
    const button = screen.getByRole("button", { name: "Account" });
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByRole("link", { name: "Profile" }));
    expect(button.getAttribute("aria-expanded")).toBe("true");
    fireEvent.pointerDown(document.body);
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes alone by Escape, and not the dialog around it", async () => {
    render(
      <UiProvider locale="en-US">
        <Dialog defaultOpen title="Settings">
          {drawn}
        </Dialog>
      </UiProvider>,
    );
    const button = screen.getByRole("button", { name: "Account" });
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: "Escape" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("dialog")).not.toBeNull();
  });
});

it("stays as its owner has it", () => {
  const refused = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Menu trigger="Account" items={[{ id: "a", label: "A", href: "/a" }]} open={false} onOpenChange={refused} />
    </UiProvider>,
  );
  const button = screen.getByRole("button", { name: "Account" });
  fireEvent.click(button);
  expect(refused).toHaveBeenCalledWith(true);
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

it("moves by the arrow keys in a shadow root", () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  act(() => createRoot(root).render(drawn));
  const down = () =>
    act(() => {
      root.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    });
  root.querySelector("button")?.focus();
  down();
  down();
  expect(root.activeElement?.textContent).toBe("Sign out");
});
