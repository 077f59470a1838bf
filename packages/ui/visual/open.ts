import { expect, type Page } from "playwright/test";
import type { locales } from "./stories.ts";

type Locale = (typeof locales)[number];
type Finished = { status: "success" | "error" };
type Channel = {
  once(event: "storyFinished", listener: (finished: Finished) => void): void;
  emit(event: string, payload: object): void;
};

/** How far Storybook is with the story, in its own words. */
const phase = () => {
  const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__") as
    | { currentRender?: { phase?: string } }
    | undefined;
  return preview?.currentRender?.phase ?? "loading";
};

/** Sets the language, which draws the story again, and then mounts it anew, so that its `play` runs again. */
const remount = ({ id, locale }: { id: string; locale: Locale }) =>
  new Promise<Finished>((resolve) => {
    const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__") as Channel;
    channel.once("storyFinished", () => {
      channel.once("storyFinished", resolve);
      channel.emit("forceRemount", { storyId: id });
    });
    channel.emit("updateGlobals", { globals: { locale } });
  });

/** Waits for a story's faces and pictures. */
const complete = async () => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A story may show what a broken picture looks like.
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
};

/** Opens a story, for `redraw` to draw it as it is wanted. */
export async function open(page: Page, id: string) {
  // A countdown stands still, and a date is the same on every day.
  await page.clock.setFixedTime("2026-11-20T10:00:00+08:00");
  // axe has its own runs.
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await expect.poll(() => page.evaluate(phase), { message: `${id} is drawn` }).toMatch(/^(?:completed|finished)$/);
}

/** Draws the open story from its beginning, and waits until its `play` has ended and its faces and pictures are there. */
export async function redraw(page: Page, id: string, width: number, locale: Locale) {
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height: 900 });
  const { status } = await page.evaluate(remount, { id, locale });
  expect(status, `${id} is drawn`).toBe("success");
  await page.evaluate(complete);
}
