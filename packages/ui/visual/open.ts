import { expect, type Page } from "playwright/test";

type Toolbar = { locale?: string; theme?: string };

/** How far Storybook is with the story, in its own words. */
const phase = () => {
  const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__") as
    | { currentRender?: { phase?: string } }
    | undefined;
  return preview?.currentRender?.phase ?? "loading";
};

/** Opens a story and waits until it is drawn, its `play` has ended, and its faces and pictures are there. */
export async function open(page: Page, id: string, toolbar: Toolbar = {}) {
  // A countdown stands still, and a date is the same on every day.
  await page.clock.setFixedTime("2026-11-20T10:00:00+08:00");
  // axe has its own runs.
  const globals = ["a11y.manual:!true", ...Object.entries(toolbar).map(([name, value]) => `${name}:${value}`)];
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")}`);
  await expect.poll(() => page.evaluate(phase), { message: `${id} is drawn` }).toMatch(/^(?:completed|finished)$/);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // A story may show what a broken picture looks like.
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
}
