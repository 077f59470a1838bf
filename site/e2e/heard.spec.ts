import { contactBounds } from "@gk/domain";
import type { Locator, Page } from "@playwright/test";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { listen, said, timesSaid } from "./hearing.ts";
import { memberPages } from "./member-pages.ts";
import {
  answerByKeyboard,
  demoPassword,
  enter,
  password,
  register,
  resetMail,
  signIn,
  signOut,
  verificationMail,
} from "./people.ts";
import { publicPages } from "./public-pages.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** What the site says of a page that has come without being loaded. */
const announced = (page: Page) => page.locator("body > [aria-live=polite]");

/** The page's title is said, and the focus is on its heading. */
async function hasArrived(page: Page, name: string | RegExp) {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
}

const ring = (element: Locator) => element.evaluate((drawn) => getComputedStyle(drawn).outlineStyle);

test.describe("a page that is moved to within the site", () => {
  test("is said by its title, and its heading takes the focus", async ({ page, t, at }) => {
    await page.goto(at("/faq"));
    await hydrated(page);
    await expect(announced(page)).toBeEmpty();
    const title = (await heading(page).textContent()) ?? "";
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: t("nav.privacy") }).click();
    await hasArrived(page, /./);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Whoever points sees where the page begins; whoever types is shown.
    expect(await ring(heading(page))).toBe("none");

    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === at("/faq"));
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await footer.getByRole("link", { name: t("nav.contact") }).focus();
    await page.keyboard.press("Enter");
    await hasArrived(page, t("contact.title"));
    expect(await ring(heading(page))).toBe("solid");
  });

  test("by the phone's menu takes the focus from it", async ({ page, t, at, own }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/faq"));
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("nav.tips") })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await hasArrived(page, t("tips.title"));
  });

  test("says which page of a list it is, in its heading and title", async ({ page, t, at, own }) => {
    await page.goto(at("/market"));
    await hydrated(page);
    await page
      .getByRole("navigation", { name: own.pagination })
      .getByRole("link", { name: own.goToPage(2) })
      .click();
    const part = t("common.pageOf", { page: 2, total: 6 });
    await hasArrived(page, `${t("market.title")} ${part}`);
    await expect(page).toHaveTitle(t("head.part", { part, title: t("meta.market.title") }));
    await page.reload();
    await expect(page).toHaveTitle(t("head.part", { part, title: t("meta.market.title") }));
  });

  test("says which of its parts shows", async ({ page, t, at }) => {
    await page.goto(at("/plans"));
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("plans.tab.school") })
      .click();
    await hasArrived(page, `${t("plans.title")} ${t("plans.tab.school")}`);
    await expect(page).toHaveTitle(t("meta.plansSchool.title"));

    await enter(page, { t, at });
    await page.goto(at("/member/children/301"));
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("child.view.tab.subscription"), exact: true })
      .click();
    await hasArrived(page, new RegExp(` ${t("child.view.tab.subscription")}$`));
  });

  test("that is not there says so", async ({ page, t, at }) => {
    await page.goto(at("/news/no-such-article"));
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("errorPage.backHome") })
      .click();
    await hasArrived(page, t("home.cover.title"));
    // Also where its answer comes before its styles.
    const answered = page.waitForResponse(/no-such-article\.data/);
    await page.route("**/*.css", async (route) => {
      await answered;
      await route.continue();
    });
    await page.goBack();
    await hasArrived(page, t("errorPage.notFound.title"));
  });

  test("in another language keeps the focus where it was", async ({ page, at, language }) => {
    await page.goto(at("/faq"));
    await hydrated(page);
    const other = language === "zh-HK" ? { name: "Eng", lang: "en-US" } : { name: "中", lang: "zh-HK" };
    const choice = page.getByRole("banner").getByRole("link", { name: other.name, exact: true });
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", other.lang);
    await expect(choice).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
  });
});

test.describe("what comes in place of what had the focus takes it", () => {
  test("when a message is sent, and when another is to be written", { tag: "@both-sizes" }, async ({ page, t, at }) => {
    const email = freshEmail();
    await page.goto(at("/contact-us"));
    await hydrated(page);
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: t("contact.form.type.customer") }).check({ force: true });
    await main.getByLabel(t("contact.form.salutation.label")).selectOption({ index: 1 });
    await main.getByLabel(t("contact.form.name.label")).fill("陳大文 Chan");
    await main.getByLabel(t("contact.form.email.label")).fill(email);
    await main.getByLabel(t("contact.form.phone.label")).fill("9123 4567");
    await main.getByLabel(t("contact.form.topic.label")).fill(`A question from ${email}`);
    await main.getByRole("textbox", { name: t("contact.form.message.label") }).fill("How do the missions work?");
    await main.getByRole("button", { name: t("contact.form.submit") }).press("Enter");
    const sent = main.getByRole("group").filter({ hasText: t("contact.success.title") });
    await expect(sent).toBeFocused();
    await expect(sent).toHaveAccessibleName(new RegExp(t("contact.success.title")));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(main.getByRole("button", { name: t("contact.form.submit") })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    // To us, who answer the writer, and to the writer, who has it in writing.
    await page.goto("/development/outbox");
    await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(2);
  });

  test("when a new password is asked for", async ({ page, t, at }) => {
    await page.goto(at("/auth?type=signin&forgot=1"));
    await hydrated(page);
    await page.getByLabel(t("auth.forgot.email")).fill(freshEmail());
    await page.getByRole("button", { name: t("auth.forgot.submit") }).press("Enter");
    await expect(heading(page)).toHaveText(t("auth.forgot.sent.title"));
    await expect(heading(page)).toBeFocused();
  });

  test("when an address is verified, and when its link is used again", async ({ page, t, at }) => {
    const email = freshEmail();
    await register(page, { t, at, email });
    const link = await verificationMail(page, email);
    for (const outcome of ["success", "failed"]) {
      await page.goto(link);
      await hydrated(page);
      await page.getByRole("button", { name: t("common.confirm") }).press("Enter");
      await expect(heading(page)).toHaveText(t(`auth.verification.${outcome}.title`));
      await expect(heading(page)).toBeFocused();
    }
  });

  test("when a new password is set, and when its link is used in another tab, or opened again", {
    tag: "@both-sizes",
  }, async ({ page, context, t, at }) => {
    const email = freshEmail();
    await register(page, { t, at, email });
    await signOut(page, { t, at });
    // Whoever was on the way somewhere is led on after the mail too.
    await page.goto(at("/auth?type=signin&forgot=1&redirect=%2Fmember%2Fchildren"));
    await hydrated(page);
    await page.getByLabel(t("auth.forgot.email")).fill(email);
    await page.getByRole("button", { name: t("auth.forgot.submit") }).press("Enter");
    await expect(heading(page)).toHaveText(t("auth.forgot.sent.title"));
    const link = await resetMail(page, email);
    const open = async (opened: Page) => {
      await opened.goto(link);
      await hydrated(opened);
    };
    const other = await context.newPage();
    await open(other);
    for (const [tab, outcome] of [
      [page, "success"],
      [other, "invalid"],
    ] as const) {
      if (tab === page) await open(page);
      await tab.getByLabel(t("auth.reset.password.label"), { exact: true }).fill(`${password} anew`);
      await tab.getByLabel(t("auth.reset.confirmation.label"), { exact: true }).fill(`${password} anew`);
      await tab.getByRole("button", { name: t("auth.reset.submit") }).press("Enter");
      await expect(heading(tab)).toHaveText(t(`auth.reset.${outcome}.title`));
      await expect(heading(tab)).toBeFocused();
      const onward = tab.getByRole("main").getByRole("link");
      await expect(onward.last()).toHaveAttribute("href", /redirect=%2Fmember%2Fchildren$/);
    }
    await other.close();
    await page.goto(link);
    await expect(heading(page)).toHaveText(t("auth.reset.invalid.title"));
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: t("auth.reset.invalid.cta") })).toBeVisible();
  });

  test("when the offer above the page is closed", async ({ page, at, own }) => {
    await page.goto(at("/faq"));
    await hydrated(page);
    const bar = page.getByRole("complementary", { name: own.promotion });
    await bar.getByRole("link", { name: own.hidePromotion }).press("Enter");
    await expect(bar).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  });

  test("when a card becomes the default one, is deleted, and the last one is", async ({ page, t, at }) => {
    test.slow();
    await listen(page);
    await register(page, { t, at, email: freshEmail() });
    for (const number of ["4242 4242 4242 4242", "4000 0000 0000 0341"]) {
      await page.goto(at("/member/settings/payment/create"));
      await page.getByRole("button", { name: t("payment.create.submit") }).click();
      await page.getByLabel(t("dev.checkout.number")).fill(number);
      await page.getByRole("button", { name: t("dev.checkout.storeCard") }).click();
      await expect(page).toHaveURL(/payment\/success/);
    }
    await page.goto(at("/member/settings"));
    await hydrated(page);
    const main = page.getByRole("main");
    const deleting = main.getByRole("button", { name: t("paymentMethods.delete", { method: "" }).trim() });
    const makingDefault = main.getByRole("button", { name: t("paymentMethods.setDefault") });
    const cards = main.getByRole("region", { name: t("paymentMethods.title") });
    await expect(deleting).toHaveCount(2);
    await makingDefault.press("Enter");
    const method = t("paymentMethods.card.summary", { brand: "Visa", last4: "0341" });
    await expect.poll(() => said(page)).toEqual([t("paymentMethods.setDefault.success", { method })]);
    // Never to a bin: the next Enter would delete a card.
    const made = cards.getByRole("status").filter({ hasText: t("paymentMethods.setDefault.success", { method }) });
    await expect(made).toBeFocused();
    await expect(made).toBeInViewport();

    const confirm = () => answerByKeyboard(page.getByRole("alertdialog"), t("common.delete"));
    await deleting.first().press("Enter");
    await confirm();
    await expect(deleting).toHaveCount(1);
    await expect.poll(() => timesSaid(page, t("paymentMethods.delete.success"))).toBe(1);
    await expect(cards.getByRole("heading", { name: t("paymentMethods.title") })).toBeFocused();
    await deleting.press("Enter");
    await confirm();
    await expect(main.getByText(t("paymentMethods.empty.title"))).toBeVisible();
    await expect.poll(() => timesSaid(page, t("paymentMethods.delete.success"))).toBe(2);
    await expect(main.getByRole("link", { name: t("paymentMethods.add") })).toBeFocused();
  });
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no page has a button that neither sends a form nor opens what is there", async ({ page, t, at }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    const visit = async (address: string) => {
      await page.goto(at(address));
      const idle = page.locator("button[type=button]:not([popovertarget], [commandfor])").filter({ visible: true });
      for (const button of await idle.all()) found.push(`${address}: ${await button.innerText()}`);
    };
    for (const address of [...publicPages, "/tips?keyword=GK"]) await visit(address);
    await page.goto(at("/auth?type=signin"));
    await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    for (const address of memberPages) await visit(address);
    expect(found).toEqual([]);
  });

  test("nothing is offered that needs them", async ({ page, t, at, own }) => {
    await page.goto(at("/auth?type=signin"));
    await expect(page.getByLabel(t("auth.signin.password"), { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: own.showPassword(t("auth.signin.password")) })).toHaveCount(0);
    await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    await page.goto(at("/member/subscription-orders"));
    await page.getByRole("table").getByRole("link").first().click();
    await expect(page.getByText(t("receipt.note"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("receipt.print") })).toHaveCount(0);
  });

  test("a text is not counted, since the count would stand still", async ({ page, t, at, own }) => {
    await page.goto(at("/contact-us"));
    await page.getByRole("textbox", { name: t("contact.form.message.label") }).fill("GK");
    await expect(page.getByText(own.characterCount(0, contactBounds.message.max))).toBeHidden();
  });

  test("a refused form is said by the title", async ({ page, t, at }) => {
    await page.goto(at("/auth?type=signin"));
    await signIn(page, { t, email: freshEmail(), password: "wrong password" });
    await expect(page).toHaveTitle(t("head.refused", { title: t("meta.signin.title") }));
  });
});
