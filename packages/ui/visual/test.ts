import { type BrowserContext, test as base } from "playwright/test";

/** `test` with a page of one context a worker: what the stories share is fetched and compiled once, not 500 times. */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      await provide(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared }, provide) => {
    const page = await shared.newPage();
    await provide(page);
    await page.close();
  },
});
