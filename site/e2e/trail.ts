import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const mark = "trail:";
/** How much of it is told: what came before that is the journey's own text to read. */
const lastSteps = 60;
/** How long it is waited for a sign of a page. */
const patienceMs = 2000;

/**
 * Follows what a page is given and where its focus goes, which the picture of the moment in which a journey fails does
 * not show. Gives what tells of the last steps, and whether the page is alive after them.
 */
export async function follow(page: Page): Promise<() => Promise<string>> {
  const steps: string[] = [];
  const since = Date.now();
  const note = (step: string) => steps.push(`${String(Date.now() - since).padStart(6)} ms  ${step}`);

  page.on("console", (message) => {
    if (message.type() === "debug" && message.text().startsWith(mark)) note(message.text().slice(mark.length));
  });
  page.on("framenavigated", (frame) => frame === page.mainFrame() && note(`is at ${frame.url()}`));
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") note(`asks ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "fetch") note(`gets ${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => note(`lost ${request.url()}: ${request.failure()?.errorText ?? ""}`));
  await page.addInitScript((begins) => {
    const nameOf = (node: EventTarget | null) => {
      if (!(node instanceof Element)) return "page";
      const says = node.getAttribute("aria-label") ?? node.textContent ?? "";
      return `${node.tagName.toLowerCase()} "${says.trim().slice(0, 40)}"`;
    };
    for (const type of ["pointerdown", "pointerup", "keydown", "click", "submit", "focusin", "focusout", "pageshow"]) {
      const tell = (event: Event) => {
        const key = event instanceof KeyboardEvent ? ` ${event.key}` : "";
        console.debug(`${begins}${type}${key} ${nameOf(event.target)}`);
      };
      addEventListener(type, tell, { capture: true, passive: true });
    }
    // What moves under a press takes the click away.
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[])
        console.debug(`${begins}moved ${sources.map(({ node }) => nameOf(node)).join(", ")}`);
    }).observe({ type: "layout-shift" });
  }, mark);
  return async () => {
    note(`${await pulse(page)} at ${page.url()}`);
    return steps.slice(-lastSteps).join("\n");
  };
}

/** What a page still does: a press waits for ever where no frame comes, though its scripts go on. */
async function pulse(page: Page): Promise<string> {
  const comes = (sign: Promise<unknown>) =>
    Promise.race([
      sign.then(
        () => true,
        () => false,
      ),
      wait(patienceMs, false, { ref: false }),
    ]);
  if (!(await comes(page.evaluate(() => true)))) return "runs no script";
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  return (await comes(page.evaluate(frame))) ? "runs and draws" : "draws nothing";
}
