// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
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
