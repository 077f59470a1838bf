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
