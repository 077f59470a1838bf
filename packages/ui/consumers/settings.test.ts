import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { example } from "./example.ts";
import { accessible } from "./visit.ts";

describe("settings, in plain Vite with React Router", () => {
  const { app, visit } = example("settings");

  /** A page of the settings, with its heading in view. */
  const open = async (part: string): Promise<Page> => {
    const page = await visit(`/${part}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  };
  const toast = (page: Page, words: string) =>
    page.getByRole("status", { name: "Messages" }).getByText(words).waitFor();

  it("needs no vanilla-extract, and carries nothing of the pieces that it does not use", async () => {
    await open("profile");
    expect(existsSync(path.join(app().folder, "node_modules/@vanilla-extract"))).toBe(false);
    const [file = ""] = globSync("dist/assets/index-*.css", { cwd: app().folder });
    const shipped = readFileSync(path.join(app().folder, file), "utf8");
    const classOf = (style: string) => {
      const [, name] = /^\s*\.([\w-]+)/m.exec(
        readFileSync(path.join(app().folder, "node_modules/@gk/ui", style), "utf8"),
      ) ?? [undefined, style];
      return name;
    };
    expect(shipped).toContain(classOf("controls/button/Button.css"));
    expect(shipped).not.toContain(classOf("home/quiz/Quiz.css"));
  });

  it("has its styles under a policy that allows none inline", async () => {
    const page = await open("profile");
    const look = await page.getByRole("button", { name: "Save profile" }).evaluate((element) => {
      const { backgroundColor, minHeight } = getComputedStyle(element);
      return { backgroundColor, minHeight };
    });
    expect(look).toEqual({ backgroundColor: "rgb(18, 116, 90)", minHeight: "56px" });
    const answer = await page.request.get(page.url());
    expect(answer.headers()["content-security-policy"]).toContain("style-src 'self';");
  });

  it.each(["profile", "mail", "papers", "leave", "farewell"])("has nothing that axe minds: %s", async (part) => {
    await accessible(await open(part));
  });

  it("goes from part to part without loading anew, and reads out the next heading", async () => {
    const page = await open("profile");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await page.getByRole("link", { name: "Mail", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.locator("h1:focus", { hasText: "Your mail" }).waitFor();
    await expect(page.title()).resolves.toBe("Your mail · Story Room");
    await expect(page.locator("html[data-same-page]").count()).resolves.toBe(1);
  });

  it("lists the answers that need a look, leads to them, and saves what is right", async () => {
    const page = await open("profile");
    const email = page.getByRole("textbox", { name: "E-mail address" });
    await email.fill("meiyan");
    await page.getByRole("textbox", { name: "Name" }).fill("");
    await page.keyboard.press("Enter");
    const summary = page.getByRole("group", { name: "2 answers need a look" });
    await summary.and(page.locator(":focus")).waitFor();
    await accessible(page);
    await summary.getByRole("link", { name: "E-mail" }).press("Enter");
    await email.and(page.locator(":focus")).waitFor();
    const described = ((await email.getAttribute("aria-describedby")) ?? "").split(" ");
    await expect(page.locator(`[id='${described.at(-1)}']`).textContent()).resolves.toContain(
      "write an e-mail address",
    );

    await email.fill("meiyan@storyroom.example");
    await page.getByRole("textbox", { name: "Name" }).fill("Mei Yan");
    await page.keyboard.press("Enter");
    await toast(page, "Your profile is saved.");
  });

  it("refuses a picture in words, and takes a smaller one", async () => {
    const page = await open("profile");
    const field = page.getByRole("button", { name: /^Picture/ });
    await field.setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer: Buffer.alloc(10) });
    await page.getByText("Only JPEG, PNG pictures can be used.").waitFor();
    await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(600 * 1024) });
    await page.getByText("The picture is larger than 500 KB.").waitFor();
    await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(400 * 1024) });
    await page.getByRole("listitem").filter({ hasText: "me.png" }).waitFor();
    await expect(field.getAttribute("aria-invalid")).resolves.toBeNull();
  });

  it("opens a drawer, keeps the focus in it, and gives it back", async () => {
    const page = await open("profile");
    const opener = page.getByRole("button", { name: "Show my card" });
    await opener.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Your card" });
    await drawer.getByRole("heading", { name: "Cheung Mei Yan" }).waitFor();
    await accessible(page);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await opener.and(page.locator(":focus")).waitFor();
  });

  it("switches at once, says so, and takes it back", async () => {
    const page = await open("mail");
    const reminders = page.getByRole("switch", { name: "Reminders" });
    await reminders.press(" ");
    await toast(page, "Reminders are off.");
    await page.getByRole("switch", { name: "Reminders", checked: false }).waitFor();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.getByRole("switch", { name: "Reminders", checked: true }).waitFor();
  });

  it("chooses one of a few with the arrow keys", async () => {
    const page = await open("mail");
    await page.getByRole("radio", { name: "Daily" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Weekly" }).isChecked()).resolves.toBe(true);
  });

  it("sends files, says how each went, and is a step further only when it is", async () => {
    const page = await open("papers");
    const step = (name: string) => page.locator("[aria-current=step]", { hasText: name }).waitFor();
    await page.getByLabel("Choose files").setInputFiles([
      { name: "record-check.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(84_000) },
      { name: "letter.png", mimeType: "image/png", buffer: Buffer.alloc(5_000_000) },
    ]);
    const file = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await file("letter.png").getByText("Files can have up to 4 MB.").waitFor();
    await file("record-check.pdf").getByText("Uploaded").waitFor();
    await step("You upload");
    await accessible(page);
    const send = page.getByRole("button", { name: "Send for checking" });
    await expect(send.getAttribute("aria-disabled")).resolves.toBe("true");
    await page.getByRole("button", { name: "Remove letter.png" }).press("Enter");
    await page.getByText("All of them have arrived.").waitFor();
    await send.press("Enter");
    await step("We check");
    await page.locator(":focus", { hasText: "We have your papers" }).waitFor();
  });

  it("asks before it deletes, the safe answer first", async () => {
    const page = await open("leave");
    const opener = page.getByRole("button", { name: "Delete my account" });
    await opener.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Delete your account?" });
    await question.waitFor();
    await accessible(page);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await opener.and(page.locator(":focus")).waitFor();
    await opener.press("Enter");
    await question.getByRole("button", { name: "Delete my account" }).press("Enter");
    await page.locator("h1:focus", { hasText: "Goodbye, and thank you" }).waitFor();
  });
});
