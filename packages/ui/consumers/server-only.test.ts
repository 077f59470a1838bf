import { describe, expect, it } from "vitest";
import { example } from "./example.ts";
import { accessible } from "./visit.ts";

describe("pages without scripts, from react-dom/server", () => {
  const { visit, complaints } = example("server-only");

  /** A page, as somebody sees it whose browser runs no scripts. */
  const open = (path: string) => visit(path, { javaScriptEnabled: false });

  it.each(["/", "/reserve", "/articles/tomato", "/reserved", "/nowhere"])(
    "has no script, and nothing that axe minds: %s",
    async (path) => {
      // Only axe is run in it; the page itself has nothing to run.
      const page = await visit(path);
      await expect(page.locator("script").count()).resolves.toBe(0);
      await accessible(page);
      // The browser complains of the page that is not there.
      if (path === "/nowhere") expect(complaints()).toEqual([expect.stringContaining("404")]);
    },
  );

  it("has its styles and pictures", async () => {
    const page = await open("/");
    // Without scripts nothing can be computed in the page, so its measures tell.
    const button = await page.getByRole("link", { name: "預留種子" }).first().boundingBox();
    expect(button?.height).toBe(48);
    const sources = await page.locator("img").evaluateAll((pictures) => pictures.map((one) => one.getAttribute("src")));
    for (const source of sources.filter((one) => one?.startsWith("/"))) {
      const answer = await page.request.get(new URL(source ?? "", page.url()).href);
      expect(answer.headers()["content-type"], source ?? "").toBe("image/svg+xml");
    }
  });

  it("shows rows as cards on a phone", async () => {
    const page = await open("/");
    const boxOf = (name: string) => page.getByRole("rowheader", { name }).boundingBox();
    const below = async () => ((await boxOf("菜心"))?.y ?? 0) - ((await boxOf("矮種番茄"))?.y ?? 0);
    const asTable = await below();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await below()).toBeGreaterThan(asTable * 2);
    await expect(page.getByRole("table", { name: "這個月可以播的種子" }).getByRole("row").count()).resolves.toBe(5);
  });

  it("pages by links, and says which page it is", async () => {
    const page = await open("/");
    await page.getByRole("link", { name: "下一頁" }).press("Enter");
    await page.getByRole("heading", { name: "種植筆記（第 2 頁）" }).waitFor();
    await expect(page.title()).resolves.toBe("第 2 頁 · 街坊種子館");
    await page.getByRole("link", { name: "郊遊時可以帶甚麼種子回家？" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "郊遊時可以帶甚麼種子回家？" }).waitFor();
  });

  it("unfolds an answer by the keyboard", async () => {
    const page = await open("/");
    const answer = page.getByText("不用。收成之後還一包同類的種子就可以");
    await expect(answer.isVisible()).resolves.toBe(false);
    await page.getByText("借種子要付錢嗎？").press("Enter");
    await answer.waitFor();
  });

  it("posts the form by itself: what was refused comes back with its answers, what is right leads on", async () => {
    const page = await open("/reserve");
    await page.getByRole("textbox", { name: "怎樣稱呼你？" }).fill("陳太");
    await page.getByRole("checkbox", { name: "菜心" }).press(" ");
    await page.keyboard.press("Enter");
    const summary = page.getByRole("group", { name: "有 2 項請再看看" });
    await summary.waitFor();
    // The browser complains of the answer that was refused.
    expect(complaints()).toEqual([expect.stringContaining("422")]);
    await expect(page.title()).resolves.toBe("錯誤：預留種子 · 街坊種子館");
    await expect(page.getByRole("textbox", { name: "怎樣稱呼你？" }).inputValue()).resolves.toBe("陳太");
    await expect(page.getByRole("checkbox", { name: "菜心" }).isChecked()).resolves.toBe(true);

    await summary.getByRole("link", { name: "電郵" }).press("Enter");
    await page.getByRole("textbox", { name: "電郵地址" }).fill("chan@example.org");
    await page.getByRole("radio", { name: "星期六下午" }).check();
    await page.getByRole("textbox", { name: "電郵地址" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "已經為你預留" }).waitFor();
  });
});
