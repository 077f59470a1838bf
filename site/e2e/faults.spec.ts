import { prefixedPath } from "@gk/domain";
import type { Locator, Page, Route } from "@playwright/test";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, demoPassword, password, signIn, verifiedParent } from "./people.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

const answers = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const html = "<!doctype html><title>Error</title><h1>Error</h1>";

/** Longer than anything waits: the browser's own calls fifteen seconds, the router thirty. */
const tooLongMs = 40_000;

/**
 * Says nothing until whoever asked gives up, which a clock that jumps makes them do: `page.clock.install()` comes before the
 * page. One that waits on is answered after some seconds, and then says something else.
 */
async function silent(route: Route) {
  const page = route.request().frame().page();
  const givenUp = page.waitForEvent("requestfailed", {
    predicate: (request) => request === route.request(),
    timeout: 5000,
  });
  await page.clock.fastForward(tooLongMs);
  await givenUp.catch(() => undefined);
  await answers(404, "text/html", html)(route).catch(() => undefined);
}

/** What may come instead of the site's answer: nothing, or what a proxy says. */
const faults = {
  silent,
  refused: (route: Route) => route.abort("connectionrefused"),
  500: answers(500, "text/html", html),
  503: answers(503, "text/html", html),
  429: answers(429, "application/json", '{"status":-4,"message":"tooManyRequests"}'),
  403: answers(403, "text/html", html),
  HTML: answers(200, "text/html", html),
  "nothing in it": answers(200, "text/x-script", ""),
  "half of it": answers(200, "text/x-script", '[{"_1":2},"rou'),
  "another shape": answers(200, "application/json", '{"status":1}'),
  "−3": answers(401, "application/json", '{"status":-3}'),
};

const wordsOf = (fault: string) =>
  fault === "silent" ? "error.timeout" : fault === "refused" ? "error.network" : "error.server";

/** Of each kind one, where another journey tries them all. */
const { silent: silence, 500: fault500, 429: fault429, HTML, "half of it": half, "−3": ended } = faults;
const someFaults = { silent: silence, 500: fault500, 429: fault429, HTML, "half of it": half, "−3": ended };

/** The browser and the router say what has failed on purpose; everything else would be a defect. */
const isExpected = (line: string) => /Failed to load resource|turbo-stream|ErrorResponse|Failed to fetch/.test(line);

/**
 * Presses a button whose post comes to `at`, and has it answered so once the button says that it is busy; waits until it
 * can be pressed again.
 */
async function pressed(button: Locator, at: string | RegExp, answer: (route: Route) => Promise<void>) {
  const page = button.page();
  const { promise: isBusy, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(at, async (route) => {
    await isBusy;
    await answer(route);
  });
  await button.click();
  await expect(button).toHaveCount(0);
  letGo();
  await expect(button).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
}

type Form = {
  path: string;
  /** What is typed, by the words of its field. */
  fields: (email: string) => Record<string, string>;
  choose?: (page: Page, t: Say) => Promise<void>;
  submit: string;
  /** What may come instead of an answer. @default of each kind one */
  faults?: Record<string, (route: Route) => Promise<void>>;
  /** The page that it leads to; without one, the words that show. */
  leadsTo?: string;
  done?: string;
};

const forms: Record<string, Form> = {
  "sign-in": {
    path: "/auth?type=signin",
    fields: () => ({ "auth.signin.email": "trial.parent@gk.example", "auth.signin.password": demoPassword }),
    submit: "auth.signin.submit",
    faults,
    leadsTo: "/member",
  },
  register: {
    path: "/auth?type=register",
    fields: (email) => ({
      "auth.register.name.label": "Kept Mum",
      "auth.register.email.label": email,
      "auth.register.password.label": password,
      "auth.register.confirmation.label": password,
    }),
    submit: "auth.register.submit",
    leadsTo: "/member/email-verification",
  },
  forgot: {
    path: "/auth?type=signin&forgot=1",
    fields: (email) => ({ "auth.forgot.email": email }),
    submit: "auth.forgot.submit",
    done: "auth.forgot.sent.title",
  },
  contact: {
    path: "/contact-us",
    fields: (email) => ({
      "contact.form.name.label": "陳大文 Chan",
      "contact.form.email.label": email,
      "contact.form.phone.label": "9123 4567",
      "contact.form.topic.label": "A question",
      "contact.form.message.label": "How do the missions work for twins?",
    }),
    choose: async (page, t) => {
      await page.getByRole("radio", { name: t("contact.form.type.customer") }).check({ force: true });
      await page
        .getByLabel(t("contact.form.salutation.label"))
        .selectOption({ label: t("contact.form.salutation.ms") });
    },
    submit: "contact.form.submit",
    done: "contact.success.title",
  },
};

for (const [name, { path, fields, choose, submit, faults: tried = someFaults, leadsTo, done }] of Object.entries(
  forms,
)) {
  test(`what was typed outlives whatever is answered to the post of ${name}, which goes through afterwards`, async ({
    page,
    t,
    at,
    complaints,
  }) => {
    const typed = Object.entries(fields(freshEmail()));
    const main = page.getByRole("main");
    const field = (key: string) => main.getByLabel(t(key), { exact: true });
    await page.clock.install();
    await page.goto(at(path));
    await hydrated(page);
    for (const [key, value] of typed) await field(key).fill(value);
    await choose?.(page, t);

    const send = main.getByRole("button", { name: t(submit), exact: true });
    for (const [fault, answer] of Object.entries(tried)) {
      await pressed(send, /\.data(\?|$)/, answer);
      await expect(main.getByText(t(wordsOf(fault))), fault).toBeVisible();
      for (const [key, value] of typed) await expect(field(key)).toHaveValue(value);
    }

    await send.click();
    if (leadsTo) await page.waitForURL((url) => url.pathname === at(leadsTo));
    if (done) await expect(page.getByText(t(done)).first()).toBeVisible();
    expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
    complaints.length = 0;
  });
}

test("what was typed outlives whatever is answered to a call, and a session that is over leads to sign-in", async ({
  page,
  t,
  at,
  language,
  complaints,
}) => {
  await page.clock.install();
  await page.goto(at("/auth?type=signin&redirect=/member/profile"));
  await hydrated(page);
  await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
  await page.waitForURL((url) => url.pathname === at("/member/profile"));
  await page.getByRole("link", { name: t("member.profile.name.edit") }).click();
  const name = page.getByRole("textbox", { name: t("member.profile.name.label") });
  await name.fill("Kept Through All");
  const save = page.getByRole("button", { name: t("common.saveChanges"), exact: true });
  const { "−3": over, ...others } = someFaults;
  for (const [fault, answer] of Object.entries(others)) {
    await pressed(save, "**/web/profile/name**", answer);
    // What is refused is worded by its code.
    if (fault !== "429") await expect(page.getByText(t(wordsOf(fault))), fault).toBeVisible();
    await expect(name, fault).toHaveValue("Kept Through All");
  }
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === at("/auth"),
  );
  // The session is good after all, so the page comes back: what tells it from the one that was left is its document.
  await page.evaluate(() => Object.assign(window, { wasLeft: true }));
  await page.route("**/web/profile/name**", over);
  await save.click();
  await asked;
  await page.waitForFunction(() => !("wasLeft" in window) && document.readyState === "complete");
  await expect(page).toHaveURL((url) => url.pathname === prefixedPath("/member/profile", language));
  await expect(name).toHaveValue("Kept Through All");
  expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
  complaints.length = 0;
});

test("a page that can't be had says so in place, and is there at the next try without a reload", async ({
  page,
  t,
  at,
  complaints,
}) => {
  await page.clock.install();
  await page.goto(at("/faq"));
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // One that is put into the page anew is read anew: for a moment the page would have no styles, and what is pressed then is not.
  const styles = await page.evaluateHandle(() => document.querySelector("link[rel=stylesheet]"));
  const areKept = () => styles.evaluate((sheet) => sheet?.isConnected);
  const follow = () =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("nav.contact") })
      .click();
  const goHome = () =>
    page
      .getByRole("main")
      .getByRole("link", { name: t("errorPage.backHome") })
      .click();
  for (const [fault, answer] of Object.entries({ ...someFaults, refused: faults.refused, 403: faults[403] })) {
    await page.route(/contact-us\.data/, answer);
    await follow();
    const words = ["429"].includes(fault) ? "generic" : ["403", "−3"].includes(fault) ? "forbidden" : "server";
    await expect(heading, fault).toHaveText(t(`errorPage.${words}.title`));
    expect(await areKept(), fault).toBe(true);
    await page.unrouteAll({ behavior: "wait" });
    await goHome();
    await expect(heading).toHaveText(t("home.cover.title"));
    expect(await areKept(), fault).toBe(true);
  }
  await follow();
  await expect(heading).toHaveText(t("contact.title"));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
  complaints.length = 0;
});

/** The page knows that it has a connection before its requests get through. */
const lineIsBack = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        fetch("/healthz").then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    .toBe(true);

for (const { lost, path, late } of [
  { lost: "data", path: "contact-us.data" },
  { lost: "script", path: "contact-us-main-*.js" },
  // The page that says so is drawn a second time, when the move ends.
  { lost: "form's script and, later, its data", path: "contact-us-client-action-*.js", late: "contact-us.data" },
])
  test(`without a connection a move that lacks the page's ${lost} blames nobody, and arrives once the line is back`, async ({
    page,
    context,
    t,
    at,
    complaints,
  }) => {
    const said = Promise.withResolvers<void>();
    await page.route(`**/${path}*`, (route) => route.abort());
    if (late)
      await page.route(`**/${late}*`, async (route) => {
        await said.promise;
        await route.abort();
      });
    await page.goto(at("/faq"));
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    const contact = page.getByRole("contentinfo").getByRole("link", { name: t("nav.contact") });
    await context.setOffline(true);
    await contact.click();
    await expect(heading).toHaveText(t("errorPage.offline.title"));
    said.resolve();
    if (late) await expect(page).toHaveURL((url) => url.pathname === at("/contact-us"));
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(page.getByText("500")).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("errorPage.tryAgain") })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.unrouteAll();
    await context.setOffline(false);
    await lineIsBack(page);
    await contact.click();
    await expect(heading).toHaveText(t("contact.title"));
    expect(complaints.filter((line) => !isExpected(line) && !line.includes("contact-us-"))).toEqual([]);
    complaints.length = 0;
  });

test("a member hears that the connection is gone, keeps what the page shows, and has the newest once it is back", async ({
  page,
  context,
  t,
  at,
  own,
  complaints,
}) => {
  await verifiedParent(page, { at, email: freshEmail() });
  await addChild(page, { at, name: "Siu Ching" });
  await page.goto(at("/member/children"));
  const news = page.getByRole("status", { name: own.notifications });
  await expect(news).toBeAttached();
  await context.setOffline(true);
  await expect(news).toContainText(t("member.connection.gone"));
  await expect(news).toContainText(/\d{1,2}:\d{2}/);
  await addChild(page, { at, name: "Siu Ming" });
  await expect(page.getByRole("heading", { name: "Siu Ching" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Siu Ming" })).toBeHidden();

  await context.setOffline(false);
  await expect(news).toHaveText(t("member.connection.back"));
  await expect(page.getByRole("heading", { name: "Siu Ming" })).toBeVisible();
  expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
  complaints.length = 0;
});
