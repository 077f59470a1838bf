import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import { median } from "./median.ts";
import type { Figure } from "./report.ts";
import { type Step, type Walk, walks } from "./walks.ts";

/** How often each of them is walked through. */
const laps = 4;
const slowdown = 4;
/** How long a page settles before it is pressed, and between two presses: what it does when idle is done. @units milliseconds */
const settlingMs = { page: 2500, press: 250 };

/** After which a press that shows nothing is a defect. */
const patienceMs = 10_000;

const phone = { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

/** Whoever was asked already: a pop-up that comes by itself would lie over what is pressed. Named as they travel. */
const asked = [
  { name: "welcome", value: "true" },
  { name: "newsletter_closed", value: "true" },
];

/**
 * Runs in the page: from the time stamp that the event has from the browser to the end of the first frame after it, and of
 * the first one that has what was asked for. What was drawn is looked for where a frame begins; the message that is posted
 * there comes after that frame's style, layout and paint. What the compositor and the screen add is not in it.
 */
function nextPaints(shown: () => boolean, event: "click" | "keydown") {
  const times = new Promise<{ next: number; shown: number }>((resolve) => {
    addEventListener(
      event,
      ({ timeStamp }) => {
        const painted = (drawn: () => boolean) =>
          new Promise<number>((told) => {
            const frame = new MessageChannel();
            frame.port1.addEventListener("message", () => told(performance.now() - timeStamp));
            frame.port1.start();
            const look = () => (drawn() ? frame.port2.postMessage(null) : requestAnimationFrame(look));
            requestAnimationFrame(look);
          });
        resolve(Promise.all([painted(() => true), painted(shown)]).then(([next, all]) => ({ next, shown: all })));
      },
      { capture: true, once: true },
    );
  });
  // As a function: a promise would be waited for.
  return () => times;
}

/** Where something lies once the page has stopped moving, brought into view where it is not. */
async function place(target: Locator) {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  for (let before: number | undefined; ; ) {
    await wait(settlingMs.press);
    const box = await target.boundingBox();
    if (box && box.y === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    before = box?.y;
  }
}

/** How long the page's main thread has worked so far, in its own time: other programs' share is not in it. @units milliseconds */
async function worked(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/**
 * Presses with a finger, as fast as the browser takes it: without looking whether something lies above. A step with a key
 * is typed into what it names.
 */
async function press(page: Page, session: CDPSession, { name, press: target, key, shown }: Step) {
  const { x, y } = await place(page.locator(target).first());
  if (key !== undefined) await page.locator(target).first().focus();
  // As text: the page's own policy lets nothing be compiled in it.
  const measured = await page.evaluateHandle<() => Promise<{ next: number; shown: number }>>(
    `(${nextPaints.toString()})(${shown.toString()}, "${key === undefined ? "click" : "keydown"}")`,
  );
  const before = await worked(session);
  await (key === undefined ? page.touchscreen.tap(x, y) : page.keyboard.press(key));
  const times = await Promise.race([
    measured.evaluate((measure) => measure()),
    wait(patienceMs, undefined, { ref: false }),
  ]);
  if (times === undefined) throw new Error(`"${name}" shows nothing within ${patienceMs / 1000} s.`);
  return { ...times, work: (await worked(session)) - before };
}

type Times = Record<string, Record<"first" | "later" | "next" | "work", number[]>>;

async function walk(browser: Browser, origin: string, { path, steps }: Walk, times: Times) {
  const page = await browser.newPage({ ...phone, locale: "zh-HK" });
  await page.context().addCookies(asked.map((cookie) => ({ ...cookie, url: origin })));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(settlingMs.page);
  for (let lap = 0; lap < laps; lap += 1) {
    for (const step of steps) {
      const own = (times[step.name] ??= { first: [], later: [], next: [], work: [] });
      const { next, shown, work } = await press(page, session, step);
      own[lap === 0 ? "first" : "later"].push(shown);
      own.next.push(next);
      if (lap > 0) own.work.push(work);
    }
  }
  await page.context().close();
}

const figuresOf = (times: Times): Figure[] =>
  walks
    .flatMap(({ steps }) => steps)
    .filter(({ name }) => name in times)
    .flatMap(({ name, goal }) => [
      {
        name: `${name}, first time`,
        value: median(times[name]?.first ?? []),
        unit: "ms",
        ...(goal?.first ? { target: goal.first } : {}),
      },
      {
        name,
        value: median(times[name]?.later ?? []),
        unit: "ms",
        ...(goal?.later ? { target: goal.later } : {}),
      },
      {
        name: `${name}, next paint`,
        value: median(times[name]?.next ?? []),
        unit: "ms",
        ...(goal?.next ? { target: goal.next } : {}),
      },
      { name: `${name}, work of the page`, value: median(times[name]?.work ?? []), unit: "ms" },
    ]);

/**
 * How soon a phone of 412 px, four times slower than this machine, shows what was pressed for: the median of the first
 * times, of the later ones and of the next paint of all. Several origins are walked through in turns, so that what else
 * the machine does is the same for all. In each of the `rounds` every page is opened anew, for one "first time". With
 * `begin` only walks are taken that begin at one of these addresses.
 */
export async function interactions(
  origins: readonly string[],
  { rounds, begin }: { rounds: number; begin?: readonly string[] | undefined },
): Promise<Figure[][]> {
  const browser = await chromium.launch({ executablePath: browserPath() });
  const times = origins.map((): Times => ({}));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of walks.filter(({ path }) => begin?.includes(path) ?? true)) {
      for (const [index, origin] of origins.entries()) await walk(browser, origin, each, times[index] ?? {});
    }
  }
  await browser.close();
  return times.map(figuresOf);
}
