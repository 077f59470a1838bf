import { expect, screen, userEvent, waitFor } from "storybook/test";

type OverlaySuite = {
  /** What opens the overlay when pressed. */
  opener: HTMLElement;
  /** The overlay's name for assistive technology. */
  name: string;
  role?: "dialog" | "alertdialog";
};

const escape = (key: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...key }),
  );

/** A key that an input method has taken: as most browsers report it, and as Safari does. */
const composing: KeyboardEventInit[] = [{ isComposing: true, keyCode: 229 }, { keyCode: 229 }];

/** What closes stays in view while it fades, but says at once, or a frame later, that it does. */
export const isOpen = (overlay: HTMLElement) => overlay.matches("[open]");

async function gone({ name, opener, role = "dialog" }: OverlaySuite) {
  await waitFor(() => expect(opener).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
}

/** The overlay of that name, once it has loaded and taken focus. */
export async function shownOverlay(name: string, role: OverlaySuite["role"] = "dialog"): Promise<HTMLElement> {
  const overlay = await screen.findByRole(role, { name }, { timeout: 5000 });
  await waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
  return overlay;
}

/**
 * What every overlay does: focus goes in, stays in and comes back; Escape and a press outside close it, an Escape that
 * cancels a composition does not (T55); it opens again while it leaves; the page behind does not scroll.
 */
export async function behavesAsOverlay(suite: OverlaySuite): Promise<void> {
  const { opener, name, role } = suite;
  const open = async () => {
    await userEvent.click(opener);
    return shownOverlay(name, role);
  };

  const overlay = await open();
  await expect(getComputedStyle(document.body).overflowY).toBe("hidden");

  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")];
  const outside = controls.filter((control) => !overlay.contains(control));
  await expect(outside).toContain(opener);
  for (const control of outside) {
    control.focus();
    await expect(control).not.toHaveFocus();
  }

  for (const key of composing) {
    escape(key);
    await userEvent.keyboard("{Shift}");
    await expect(isOpen(overlay)).toBe(true);
  }
  // A quick hand opens it again while it still leaves.
  escape();
  await waitFor(() => expect(isOpen(overlay)).toBe(false));
  await open();
  escape();
  await gone(suite);
  await expect(getComputedStyle(document.body).overflowY).not.toBe("hidden");

  await open();
  const beside = document.elementFromPoint(2, 2);
  await expect(beside).not.toBeNull();
  if (beside) await userEvent.click(beside);
  await gone(suite);
}
