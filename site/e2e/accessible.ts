import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The engine as browsers take it in fastest: each page is given it. */
const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Two widths of each device that the journeys run on. @units CSS pixels */
const widths = { desktop: [926, 1440], phone: [320, 390] } as const;

/** Expects no violation of WCAG 2.2 A and AA, and nothing that makes the page scroll sideways, at both widths of the device. */
export async function accessible(page: Page, address: string) {
  const device = (page.viewportSize()?.width ?? 0) > 926 ? "desktop" : "phone";
  await page.goto(address);
  await accessibleAt(page, address, widths[device]);
}

/** Expects the same of what has become of a page, at the widths of all devices. */
export const stillAccessible = (page: Page, what: string) =>
  accessibleAt(page, what, [...widths.phone, ...widths.desktop]);

async function accessibleAt(page: Page, what: string, sizes: readonly number[]) {
  await page.evaluate(axeSource);
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What axe, which the page has been given, finds: each rule with the elements that break it. */
const violations = (page: Page) =>
  page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const { violations: broken } = await engine.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
    });
    return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`.slice(0, 300));
  });
