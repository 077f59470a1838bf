import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { enter, signOut } from "./people.ts";

type Stop = { name: string; place: number; faults: string[] };

/** More than any page has: who comes so far is caught. */
const tooMany = 300;

/** Gives each element that has had the focus a number, and says what is wrong with how it shows. */
const stopHere = (page: Page) =>
  page.evaluate(async (): Promise<Stop | undefined> => {
    const kept = window as unknown as { reached?: Element[] };
    const reached = (kept.reached ??= []);
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    if (!reached.includes(element)) reached.push(element);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isRinged = (drawn: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    const around: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
    const seen = labels[0] ?? element;
    const isOver = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit)))
      );
    };
    const isInView = () => {
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const [x, inset] = [(left + right) / 2, Math.min(4, (bottom - top) / 3)];
      return [top + inset, (top + bottom) / 2, bottom - inset].some((y) => isOver(x, y));
    };
    // The bar over the page goes once the header is back, which takes it some frames.
    for (let frames = 0; frames < 120 && !isInView(); frames += 1) await new Promise(requestAnimationFrame);
    const faults = [];
    if (![...around, ...labels].some(isRinged)) faults.push("has no ring");
    if (!isInView()) {
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const instead = hit ? `under ${hit.outerHTML.slice(0, 80)}` : "out of view";
      faults.push(`is ${instead}, from ${Math.round(top)} to ${Math.round(bottom)} px`);
    }
    const name =
      element.getAttribute("aria-label") ?? (seen.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80));
    return { name, place: reached.indexOf(element), faults };
  });

/** Walks from the page's beginning or end until it is left, and gives what is wrong on the way. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const faults: string[] = [];
  let before = -1;
  for (let steps = 0; steps < tooMany; steps += 1) {
    await page.keyboard.press(key);
    const stop = await stopHere(page);
    if (!stop) return faults;
    if (stop.place === before) return [...faults, `${stop.name} holds the focus`];
    before = stop.place;
    faults.push(...stop.faults.map((fault) => `${key}: ${stop.name} ${fault}`));
  }
  return [...faults, `${key} never leaves the page`];
}

/** What can be pressed or filled in, shows, and was not reached in either direction. */
const unreached = (page: Page) =>
  page.evaluate(() => {
    const { reached } = window as unknown as { reached: Element[] };
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
    const isAnswered = (element: Element) =>
      element instanceof HTMLInputElement &&
      element.type === "radio" &&
      reached.some((other) => other instanceof HTMLInputElement && other.name === element.name);
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter(
        (element) => !element.matches(":disabled, [inert] *") && !reached.includes(element) && !isAnswered(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

async function walked(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // What comes to the foot of a page when it is idle is walked through too.
  const foot = page.getByRole("contentinfo");
  if (await foot.count()) await expect(foot.getByRole("button")).toBeVisible();
  const faults = [...(await walk(page, "Tab")), ...(await walk(page, "Shift+Tab")), ...(await unreached(page))];
  expect(faults, address).toEqual([]);
}

test("Tab goes through a page in both directions: all is reached, shows, has a ring and lets go", async ({
  page,
  t,
  at,
}) => {
  test.setTimeout(240_000);
  for (const address of ["/", "/plans", "/auth?type=register"]) await walked(page, at(address));
  await enter(page, { t, at });
  const addresses = ["/member", "/member/children/301", "/member/children/301/update", "/member/subscription-orders"];
  for (const address of addresses) await walked(page, at(address));
  await signOut(page, { t, at });
  await enter(page, { t, at }, "trial.parent@gk.example");
  await walked(page, at("/member/children/202/premium"));
});
