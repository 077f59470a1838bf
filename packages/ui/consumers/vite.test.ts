import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type App, startApp } from "./app.ts";

describe("a plain Vite app", () => {
  let app: App;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    app = await startApp("vite", inject("tarball"));
    page = await app.browser.newPage();
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await page.goto(app.address);
  });
  afterAll(() => app?.leave());

  it("needs no vanilla-extract", () => {
    expect(existsSync(path.join(app.folder, "node_modules/@vanilla-extract"))).toBe(false);
  });

  it("shows the styles of what it uses", async () => {
    const look = await page.getByRole("button", { name: "Take it" }).evaluate((element) => {
      const { backgroundColor, minHeight } = getComputedStyle(element);
      return { backgroundColor, minHeight };
    });
    expect(look).toEqual({ backgroundColor: "rgb(18, 116, 90)", minHeight: "48px" });
  });

  it("ties the message of a wrong field to it", async () => {
    const field = page.getByRole("textbox", { name: "Your name" });
    await expect(field.getAttribute("aria-invalid")).resolves.toBe("true");
    const message = page.locator(`[id='${await field.getAttribute("aria-describedby")}']`);
    await expect(message.textContent()).resolves.toContain("Please tell us your name.");
  });

  it("shows the picture of a card", async () => {
    const loaded = await page.locator("li img").evaluate(async (picture: HTMLImageElement) => {
      picture.loading = "eager";
      await picture.decode();
      return picture.naturalWidth;
    });
    expect(loaded).toBeGreaterThan(0);
  });

  it("asks, and takes the answer", async () => {
    await page.getByRole("button", { name: "Take it", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Take the beginner plan?" });
    await question.getByRole("button", { name: "Take it today" }).click();
    await question.waitFor({ state: "detached" });
    await expect(page.getByRole("status").textContent()).resolves.toBe("Taken");
  });

  it("carries nothing of the components that it does not use", () => {
    const installed = path.join(app.folder, "node_modules/@gk/ui");
    const [file = ""] = globSync("dist/assets/*.css", { cwd: app.folder });
    const shipped = readFileSync(path.join(app.folder, file), "utf8");
    const classOf = (style: string) => {
      const [, name] = /^\s*\.([\w-]+)/m.exec(readFileSync(path.join(installed, style), "utf8")) ?? [];
      if (!name) throw new Error(`${style} has no class.`);
      return name;
    };
    expect(shipped).toContain(classOf("controls/button/Button.css"));
    expect(shipped).not.toContain(classOf("home/quiz/Quiz.css"));
  });

  it("shows no errors", () => {
    expect(faults).toEqual([]);
  });
});
