import type { Page } from "@playwright/test";
import sharp from "sharp";
import { plan, type Scene } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, password, personName, signIn, signOut, verifiedParent } from "./people.ts";

test.slow();

const names = ["Alpha Chan", "Beta Chan"] as const;

/** Comes by links to a page of the first of two children, over the list to the same page of the second; answers the title. */
async function overTheList(page: Page, { t, at }: Pick<Scene, "t" | "at">, deed: "update" | "upgrade") {
  await verifiedParent(page, { at, email: freshEmail() });
  await addChild(page, { at, name: names[0] });
  await addChild(page, { at, name: names[1] });
  await page.goto(at("/member/children"));
  await hydrated(page);
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  for (const name of names) {
    const book = main.getByRole("listitem").filter({ hasText: name });
    await book.getByRole("link", { name: t(`children.card.${deed}`) }).click();
    await expect(title).toContainText(name);
    if (name === names[1]) break;
    await main
      .getByRole("link", { name: t("member.menu.children"), exact: true })
      .last()
      .click();
    await expect(title).toHaveText(t("children.title"));
  }
  return title;
}

/** As a long press on "back" does: the list between both is not drawn. */
const backToTheFirst = (page: Page) => page.evaluate(() => history.go(-2));

test("what was typed about one child does not stand in the form of another", async ({ page, t, at }) => {
  const title = await overTheList(page, { t, at }, "update");
  const name = page.getByLabel(t("child.form.name.label"));
  await expect(name).toHaveValue(names[1]);
  await page.getByLabel(t("child.form.nickname.label")).fill("Bee");
  await backToTheFirst(page);
  await expect(title).toContainText(names[0]);
  await expect(name).toHaveValue(names[0]);
  await expect(page.getByLabel(t("child.form.nickname.label"))).toHaveValue("");
});

test("what was chosen and agreed to for one child is not chosen for another", async ({ page, t, at, language }) => {
  const title = await overTheList(page, { t, at }, "upgrade");
  const wanted = page.getByRole("radio", { name: plan[language] });
  const terms = page.getByRole("checkbox");
  await wanted.check();
  await terms.press("Space");
  await expect(terms).toBeChecked();
  await backToTheFirst(page);
  await expect(title).toContainText(names[0]);
  await expect(terms).not.toBeChecked();
  await expect(wanted).not.toBeChecked();
});

test("changes that are given up stay so, and those that wait undo nothing of another device's", async ({
  page,
  t,
  at,
  own,
}) => {
  await verifiedParent(page, { at, email: freshEmail() });
  const record = at(`/member/children/${await addChild(page, { at, name: names[0] })}`);
  const main = page.getByRole("main");
  const name = page.getByLabel(t("child.form.name.label"));
  const nickname = page.getByLabel(t("child.form.nickname.label"));
  await page.goto(`${record}/update`);
  await hydrated(page);
  await nickname.fill("Given up");
  await main.getByRole("link", { name: t("common.cancel") }).click();
  await expect(page).toHaveURL((url) => url.pathname === record);
  await page.goto(`${record}/update`);
  await hydrated(page);
  await expect(nickname).toHaveValue("");
  await expect(page.getByText(t("child.form.restored"))).toBeHidden();

  await nickname.fill("Ah Fa");
  const device = await page.context().newPage();
  await device.goto(`${record}/update`);
  await hydrated(device);
  await device.getByLabel(t("child.form.name.label")).fill("Alpha Wong");
  await device.getByRole("button", { name: t("child.update.submit") }).click();
  await device.getByRole("dialog").getByRole("button", { name: own.ok }).click();
  await expect(device).toHaveURL((url) => url.pathname === record);
  await device.close();
  await page.reload();
  await expect(page.getByText(t("child.form.restored"))).toBeVisible();
  await expect(nickname).toHaveValue("Ah Fa");
  await expect(name).toHaveValue("Alpha Wong");
});

test("a child's new picture takes the place of the one before at once", async ({ page, t, at, own }) => {
  await verifiedParent(page, { at, email: freshEmail() });
  const record = at(`/member/children/${await addChild(page, { at, name: names[0] })}`);
  const main = page.getByRole("main");
  const shown = main.locator('img[src*="/image"]').first();
  await page.goto(`${record}/update`);
  await hydrated(page);
  for (const [index, background] of (["red", "blue"] as const).entries()) {
    const buffer = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
      .png()
      .toBuffer();
    await page.locator('input[type="file"]').setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await main.getByRole("button", { name: t("child.update.submit") }).click();
    await page.getByRole("dialog").getByRole("button", { name: own.ok }).click();
    await expect(page).toHaveURL((url) => url.pathname === record);
    await expect.poll(() => shown.evaluate(colourOf)).toBe(background);
    if (index === 0)
      await main
        .getByRole("link", { name: t("child.view.edit") })
        .first()
        .click();
  }
});

/** What a picture has most of in its middle. */
function colourOf(element: Element): "red" | "blue" | undefined {
  const picture = element as HTMLImageElement;
  if (!picture.complete || picture.naturalWidth === 0) return undefined;
  const drawing = new OffscreenCanvas(1, 1).getContext("2d");
  drawing?.drawImage(picture, 0, 0, 1, 1);
  const [red = 0, , blue = 0] = drawing?.getImageData(0, 0, 1, 1).data ?? [];
  return red > blue ? "red" : "blue";
}

test("a tab of one account saves nothing into another that was signed in to meanwhile", async ({ page, t, at }) => {
  const [one, other] = [freshEmail(), freshEmail()];
  await verifiedParent(page, { at, email: other, name: "Other Parent" });
  await signOut(page, { t, at });
  await verifiedParent(page, { at, email: one });
  await page.goto(at("/member/profile?edit=name"));
  await hydrated(page);
  const name = page.getByRole("textbox", { name: t("member.profile.name.label") });
  await expect(name).toHaveValue(personName);

  const tab = await page.context().newPage();
  await signOut(tab, { t, at });
  await tab.goto(at("/auth?type=signin"));
  await hydrated(tab);
  await signIn(tab, { t, email: other, password });
  await expect(tab).toHaveURL((url) => url.pathname === at("/member"));
  await name.fill("Saved by mistake");
  await page
    .getByRole("group", { name: t("member.profile.name.label"), exact: true })
    .getByRole("button", { name: t("common.saveChanges") })
    .click();
  // The tab shows the page of whoever is signed in.
  await expect(page.getByRole("main")).toContainText("Other Parent");
  await tab.goto(at("/member/profile"));
  await expect(tab.getByRole("main")).toContainText("Other Parent");
  await expect(tab.getByRole("main")).not.toContainText("Saved by mistake");
});
