import { expect, screen, userEvent, waitFor } from "storybook/test";

export type OverlaySuite = {
  /** What opens the overlay when pressed. */
  opener: HTMLElement;
  /** The overlay's name for assistive technology. */
  name: string;
};

const escape = (isComposing: boolean) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, isComposing }),
  );

/** What closes stays in view while it fades, but says at once that it does. */
export const isOpen = (overlay: HTMLElement) => overlay.dataset["state"] === "open";

async function gone(name: string, opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** The overlay of that name, once it has loaded and taken focus. */
export async function shownOverlay(name: string): Promise<HTMLElement> {
  const overlay = await screen.findByRole("dialog", { name }, { timeout: 5000 });
  await waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
  return overlay;
}

/**
 * What every overlay does: focus goes in, stays in and comes back; Escape and a press outside close it, an Escape that
 * cancels a composition does not (T55); the page behind does not scroll.
 */
export async function behavesAsOverlay({ opener, name }: OverlaySuite): Promise<void> {
  const open = async () => {
    await userEvent.click(opener);
    return shownOverlay(name);
  };

  const overlay = await open();
  await expect(getComputedStyle(document.body).overflowY).toBe("hidden");

  const stops = overlay.querySelectorAll("a[href], button, input, select, textarea").length;
  for (let press = 0; press <= stops; press += 1) {
    await userEvent.tab();
    await expect(overlay).toContainElement(document.activeElement as HTMLElement);
  }
  for (let press = 0; press <= stops; press += 1) {
    await userEvent.tab({ shift: true });
    await expect(overlay).toContainElement(document.activeElement as HTMLElement);
  }

  escape(true);
  await userEvent.tab();
  await expect(isOpen(overlay)).toBe(true);
  escape(false);
  await gone(name, opener);
  await expect(getComputedStyle(document.body).overflowY).not.toBe("hidden");

  await open();
  const outside = document.elementFromPoint(2, 2);
  await expect(outside).not.toBeNull();
  if (outside) await userEvent.click(outside, { pointerEventsCheck: 0 });
  await gone(name, opener);
}
