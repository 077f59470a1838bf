import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type App, startApp } from "./app.ts";

describe("a Next.js app with server components", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp("next", inject("tarball"));
  });
  afterAll(() => app?.leave());

  describe("before scripts", () => {
    let page: Page;
    beforeAll(async () => {
      page = await app.browser.newPage({ javaScriptEnabled: false });
      await page.goto(app.address);
    });
    afterAll(() => page?.close());

    it("has the content of a server component", async () => {
      const card = page.getByRole("article");
      await expect(card.getByRole("heading", { name: "初階計劃" }).isVisible()).resolves.toBe(true);
      await expect(card.getByText("先試一個月。").isVisible()).resolves.toBe(true);
      await expect(page.getByRole("button", { name: "選擇計劃" }).isVisible()).resolves.toBe(true);
    });

    it("has the styles", async () => {
      // Without scripts nothing can be computed in the page, so its measures tell.
      const button = await page.getByRole("button", { name: "選擇計劃" }).boundingBox();
      expect(button?.height).toBe(48);
    });

    it("has the pictures, at addresses that the app serves", async () => {
      const picture = await page.getByRole("img", { name: "紅耳鵯" }).getAttribute("src");
      const icon = await page.locator("article svg use").getAttribute("href");
      for (const file of [picture, icon]) {
        const answer = await page.request.get(new URL(file ?? "", app.address).href);
        expect(answer.headers()["content-type"]).toContain("image/svg+xml");
      }
    });
  });

  describe("after hydration", () => {
    let page: Page;
    const faults: string[] = [];
    beforeAll(async () => {
      page = await app.browser.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
      });
      await page.goto(app.address);
    });
    afterAll(() => page?.close());

    it("asks, and takes the answer", async () => {
      const question = page.getByRole("dialog", { name: "選擇初階計劃？" });
      await page.getByRole("button", { name: "選擇計劃" }).click();
      await question.getByRole("button", { name: "確認" }).click();
      await question.waitFor({ state: "detached" });
      await expect(page.getByRole("status").textContent()).resolves.toBe("已選擇");
    });

    it("leaves its links to the app's router: the page is not loaded again", async () => {
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      await page.getByRole("link", { name: "初階計劃" }).click();
      await page.getByRole("heading", { name: "所有計劃" }).waitFor();
      await expect(page.locator("html[data-same-page]").count()).resolves.toBe(1);
    });

    it("shows no errors", () => {
      expect(faults).toEqual([]);
    });
  });
});
