import type { Page } from "@playwright/test";
import { type Scene as Bought, storeCard } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { listen, said, timesSaid } from "./hearing.ts";
import { answerByKeyboard, fillRegistration, register } from "./people.ts";

type Scene = Pick<Bought, "t" | "at">;

/** A parent with two kept cards, on the page that lists them. */
async function withTwoCards(page: Page, scene: Scene) {
  await register(page, { ...scene, email: freshEmail() });
  await storeCard(page, scene, "4242 4242 4242 4242");
  await storeCard(page, scene, "4000 0000 0000 0341");
  await page.goto(scene.at("/member/settings/payment"));
}

const called = (last4: string, { t }: Scene) => t("paymentMethods.card.summary", { brand: "Visa", last4 });

const listed = (page: Page, scene: Scene) => {
  const { t } = scene;
  return {
    card: (last4: string) => page.getByRole("listitem").filter({ hasText: called(last4, scene) }),
    deleting: (last4: string) =>
      page.getByRole("button", { name: t("paymentMethods.delete", { method: called(last4, scene) }) }),
    undo: page.getByRole("button", { name: t("common.undo"), exact: true }),
  };
};

/** Deletes a card by the keyboard, once its bin is not off any more, and says yes to the question about it. */
async function deleteCard(page: Page, last4: string, scene: Scene) {
  const { t } = scene;
  const bin = listed(page, scene).deleting(last4);
  await expect(bin).toBeEnabled();
  await bin.press("Enter");
  const question = page
    .getByRole("alertdialog", { name: t("paymentMethods.delete.title") })
    .filter({ hasText: called(last4, scene) });
  await answerByKeyboard(question, t("common.delete"));
}

test("a card that was deleted comes back as it was, said once each, and no bin has the focus", async ({
  page,
  t,
  at,
}) => {
  test.slow();
  const scene = { t, at };
  await listen(page);
  await withTwoCards(page, scene);
  await hydrated(page);
  const { card, undo } = listed(page, scene);
  await expect(card("4242")).toContainText(t("paymentMethods.default"));
  await deleteCard(page, "4242", scene);
  await expect(card("4242")).toHaveCount(0);
  await expect(card("0341")).toContainText(t("paymentMethods.default"));
  await expect(page.getByRole("heading", { level: 2, name: t("paymentMethods.title") })).toBeFocused();
  await expect.poll(() => timesSaid(page, t("paymentMethods.delete.success"))).toBe(1);

  await expect(undo).toBeInViewport();
  await undo.press("Enter");
  await expect(card("4242")).toContainText(t("paymentMethods.default"));
  const undone = page.getByRole("status").filter({ hasText: t("paymentMethods.delete.undone") });
  await expect(undone).toBeFocused();
  await expect(undone).toBeInViewport();
  await expect(undo).toHaveCount(0);
  await expect
    .poll(() => said(page))
    .toEqual([t("paymentMethods.delete.success") + t("common.undo"), t("paymentMethods.delete.undone")]);
});

test("the last card comes back too, and a deletion without an answer can be undone again", async ({ page, t, at }) => {
  test.slow();
  const scene = { t, at };
  await listen(page);
  await withTwoCards(page, scene);
  await hydrated(page);
  const { card, undo } = listed(page, scene);
  for (const last4 of ["0341", "4242"]) {
    await deleteCard(page, last4, scene);
    await expect(card(last4)).toHaveCount(0);
  }
  await expect(page.getByText(t("paymentMethods.empty.title"))).toBeVisible();
  await expect(undo).toBeInViewport();
  await page.context().setOffline(true);
  await undo.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(undo).toBeVisible();
  await page.context().setOffline(false);
  await undo.press("Enter");
  await expect(card("4242")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: t("paymentMethods.delete.undone") })).toBeFocused();
  await expect.poll(() => timesSaid(page, t("paymentMethods.delete.undone"))).toBe(1);
});

test("what was confirmed is done at once: another tab sees it, and so does this one when it is loaded anew", async ({
  page,
  context,
  t,
  at,
}) => {
  test.slow();
  const scene = { t, at };
  await withTwoCards(page, scene);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(at("/member/settings/payment"));
  await hydrated(other);
  const [here, there] = [listed(page, scene), listed(other, scene)];
  await deleteCard(page, "4242", scene);
  await expect(here.card("4242")).toHaveCount(0);
  await other.reload();
  await expect(there.card("0341")).toBeVisible();
  await expect(there.card("4242")).toHaveCount(0);

  await page.close();
  await other.reload();
  await expect(there.card("0341")).toBeVisible();
  await expect(there.card("4242")).toHaveCount(0);
  await expect(there.undo).toHaveCount(0);
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card is deleted and comes back", async ({ page, t, at }) => {
    const scene = { t, at };
    await page.goto(at("/auth?type=register"));
    await fillRegistration(page, { t, email: freshEmail() });
    await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
    await storeCard(page, scene, "4242 4242 4242 4242");
    await page.goto(at("/member/settings/payment"));
    const { card, deleting, undo } = listed(page, scene);
    await deleting("4242").click();
    await expect(page.getByText(t("paymentMethods.delete.success"))).toBeVisible();
    await expect(card("4242")).toHaveCount(0);
    await undo.click();
    await expect(page.getByText(t("paymentMethods.delete.undone"))).toBeVisible();
    await expect(card("4242")).toContainText(t("paymentMethods.default"));
  });
});
