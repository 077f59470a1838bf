import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { type App, type ExampleName, startApp } from "./app.ts";
import { type Visit, visit } from "./visit.ts";

/** An example that is started for the tests around, of which each opens a page. What the browser complains of fails them. */
export function example(name: ExampleName) {
  let app: App;
  let shown: Visit;
  beforeAll(async () => {
    app = await startApp(name, inject("tarball"));
  });
  afterAll(() => app?.leave());
  afterEach(async () => {
    expect(shown.faults).toEqual([]);
    await shown.page.close();
  });
  return {
    app: () => app,
    visit: async (path: string, options?: BrowserContextOptions): Promise<Page> => {
      shown = await visit(app, path, options);
      return shown.page;
    },
    /** What the browser has complained of until now, where a test wants it so. */
    complaints: () => shown.faults.splice(0),
  };
}
