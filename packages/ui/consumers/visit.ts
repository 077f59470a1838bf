import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import type { App } from "./app.ts";

export type Visit = {
  page: Page;
  /** What the browser complained of. */
  faults: string[];
};

/** Opens a page of an example. */
export async function visit({ browser, address }: App, path: string, options?: BrowserContextOptions): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  await page.goto(new URL(path, address).href);
  return { page, faults };
}

/** Expects that axe finds nothing in what is shown now, on a phone and on a desk, and that nothing makes it scroll sideways. */
export async function accessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: engine } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await engine.run({ resultTypes: ["violations"] });
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        violations: violations.map(({ id, nodes }) =>
          `${id}: ${nodes.map(({ html }) => html).join(" ")}`.slice(0, 300),
        ),
        sideways: scrollWidth - clientWidth,
      };
    });
    expect(found, `${page.url()} at ${width} px`).toEqual({ violations: [], sideways: 0 });
  }
  if (before) await page.setViewportSize(before);
}
