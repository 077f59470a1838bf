import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { example } from "./example.ts";
import { accessible } from "./visit.ts";

describe("a school's dashboard, in Next.js with server components", () => {
  const { app, visit, complaints } = example("dashboard");

  const open = async (path: string): Promise<Page> => {
    const page = await visit(path);
    // What is pressed before React has the page is the browser's own: a link would load the next page anew.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll("a, button, input")).every((element) =>
        Object.keys(element).some((key) => key.startsWith("__react")),
      ),
    );
    return page;
  };
  const focused = (page: Page, role: "button" | "combobox" | "link", name: string) =>
    page.getByRole(role, { name, exact: true }).and(page.locator(":focus")).waitFor();

  describe("before scripts", () => {
    const openWithout = (path: string) => visit(path, { javaScriptEnabled: false });

    it("has what server components draw, the styles and the brand", async () => {
      const page = await openWithout("/");
      const row = page.getByRole("row").filter({ hasText: "一年级（1）班" });
      await expect(row.getByText("林老师").isVisible()).resolves.toBe(true);
      const button = page.getByRole("button", { name: "更新看板" });
      // Without scripts nothing can be computed in the page, so its measures tell.
      expect((await button.boundingBox())?.height).toBe(48);
    });

    it("has the pictures, at addresses that the app serves", async () => {
      const page = await openWithout("/pupils?pupil_text=nobody");
      const picture = await page.locator("main img").getAttribute("src");
      const sprite = await page.locator("header svg use").getAttribute("href");
      for (const file of [picture, sprite]) {
        const answer = await page.request.get(new URL(file ?? "", app().address).href);
        expect(answer.headers()["content-type"], file ?? "").toContain("image/svg+xml");
      }
    });

    it("filters by days, opens its menu and finds pupils by what was typed", async () => {
      const page = await openWithout("/?days_from=2026-11-16");
      await page.getByRole("row").filter({ hasText: "一年级（1）班" }).getByText("140").waitFor();
      await page.getByRole("button", { name: "周老师" }).press("Enter");
      await page.getByRole("link", { name: "退出登录" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("combobox", { name: "查找学生" }).fill("陈");
      await page.getByRole("button", { name: "查找" }).press("Enter");
      await page.getByRole("heading", { level: 1, name: "“陈”的学生" }).waitFor();
      await expect(page.getByRole("article").count()).resolves.toBe(2);
    });
  });

  it.each(["/", "/pupils", "/pupils/104", "/goodbye"])("has nothing that axe minds: %s", async (path) => {
    await accessible(await open(path));
  });

  it("wears the school's brand, and speaks the language that it has added", async () => {
    const page = await open("/");
    const look = await page.getByRole("button", { name: "更新看板" }).evaluate((element) => {
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
      return { backgroundColor, borderTopLeftRadius };
    });
    expect(look).toEqual({ backgroundColor: "rgb(43, 63, 143)", borderTopLeftRadius: "10px" });
    await page.getByRole("link", { name: "跳到主要内容" }).waitFor({ state: "attached" });
    await page.getByLabel("从", { exact: true }).waitFor();
  });

  it("keeps the days in the address, and neither calendar offers what the other rules out", async () => {
    const page = await open("/");
    await page.getByLabel("从", { exact: true }).fill("2026-11-16");
    await page.getByLabel("到", { exact: true }).and(page.locator("[min='2026-11-16']")).waitFor();
    await page.getByRole("button", { name: "更新看板" }).press("Enter");
    await page.waitForURL("**/?days_from=2026-11-16&days_to=");
    await page.getByRole("row").filter({ hasText: "一年级（1）班" }).getByText("140").waitFor();
    await expect(page.getByLabel("从", { exact: true }).inputValue()).resolves.toBe("2026-11-16");
  });

  it("shows classes as cards on a phone", async () => {
    const page = await open("/");
    await page.setViewportSize({ width: 390, height: 800 });
    const name = await page.getByRole("rowheader", { name: "一年级（1）班" }).boundingBox();
    const teacher = await page.getByRole("cell", { name: "林老师" }).boundingBox();
    expect(teacher?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
  });

  it("finds a pupil while one types, by the keyboard alone, and goes there without loading anew", async () => {
    const page = await open("/");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    const search = page.getByRole("combobox", { name: "查找学生" });
    await search.focus();
    await page.keyboard.insertText("欧阳");
    await page.getByRole("status").filter({ hasText: "找到 1 项" }).waitFor();
    await accessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "欧阳梓涵" }).waitFor();
    // Next sends what a page is called after the page.
    await page.waitForFunction(() => document.title === "欧阳梓涵 · 晨曦小学");
    await expect(page.locator("html[data-same-page]").count()).resolves.toBe(1);
  });

  it("says that nothing was found, and that the server did not answer", async () => {
    const page = await open("/");
    const said = (words: string) => page.getByRole("status").filter({ hasText: words }).waitFor();
    const search = page.getByRole("combobox", { name: "查找学生" });
    await search.fill("不在这里");
    await said("没有相符的项目");
    await page.route("**/api/pupils?*", (route) => route.fulfill({ status: 500 }));
    await search.fill("陈");
    await said("未能加载，请重试。");
    // The browser complains of the answer as well.
    expect(complaints()).toEqual([expect.stringContaining("500")]);
  });

  it("explains a figure beside it, and gives the focus back", async () => {
    const page = await open("/");
    const name = "怎样计算：完成任务";
    await page.getByRole("button", { name }).press("Enter");
    const meaning = page.getByText("家长已确认的任务总数");
    await meaning.waitFor();
    await accessible(page);
    await page.keyboard.press("Escape");
    await meaning.waitFor({ state: "hidden" });
    await focused(page, "button", name);
  });

  it("asks before parents are reminded, from a menu that the arrow keys lead through", async () => {
    const page = await open("/");
    const opener = page.getByRole("button", { name: "操作：一年级（2）班" });
    await opener.press("Enter");
    await page.keyboard.press("ArrowDown");
    await focused(page, "link", "查看学生");
    await page.keyboard.press("ArrowDown");
    await focused(page, "button", "提醒家长");
    await accessible(page);
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "提醒 9 位家长？" });
    await question.getByRole("button", { name: "发送提醒" }).press("Enter");
    await page.getByRole("status", { name: "消息" }).getByText("已提醒 9 位家长。").waitFor();
    await focused(page, "button", "操作：一年级（2）班");
  });
});
