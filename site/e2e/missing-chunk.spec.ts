import { expect, hydrated, test } from "./fixtures.ts";

test("a page whose part can't be loaded is loaded anew, once a minute, and otherwise says so (T112)", async ({
  page,
  t,
  at,
  complaints,
}) => {
  await page.route(/\/assets\/contact-us-main-.*\.js$/, (route) => route.abort());
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const followContact = async () => {
    await page.goto(at("/faq"));
    await hydrated(page);
    loads.length = 0;
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("nav.contact") })
      .click();
  };

  await followContact();
  await expect.poll(() => loads).toEqual([at("/contact-us")]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.title"));

  await followContact();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errorPage.server.title"));
  expect(loads).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("errorPage.backHome") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home.cover.title"));

  // The browser and the router say what is missing; everything else would be a defect.
  expect(complaints.filter((line) => !/contact-us-main|ERR_FAILED|dynamically imported module/.test(line))).toEqual([]);
  complaints.length = 0;
});

test("a page whose words can't be loaded says so where it would stand, in a document that keeps its styles", async ({
  page,
  t,
  at,
  complaints,
}) => {
  // The words of the contact page, in either language.
  await page.route(/\/assets\/contact-[\w-]{8}\.js$/, (route) => route.abort());
  const followContact = () =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("nav.contact") })
      .click();
  // The first time the page is loaded anew, which is done once a minute.
  await page.goto(at("/faq"));
  await hydrated(page);
  await followContact();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("contact.title"));

  await page.goto(at("/faq"));
  await hydrated(page);
  const styles = await page.evaluateHandle(() => document.querySelector("link[rel=stylesheet]"));
  await followContact();
  await expect(heading).toHaveText(t("errorPage.server.title"));
  await expect(heading).toBeFocused();
  expect(await styles.evaluate((sheet) => sheet?.isConnected)).toBe(true);

  await page.unrouteAll();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("errorPage.backHome") })
    .click();
  await expect(heading).toHaveText(t("home.cover.title"));
  expect(complaints.filter((line) => !/contact-|ERR_FAILED|dynamically imported module/.test(line))).toEqual([]);
  complaints.length = 0;
});
