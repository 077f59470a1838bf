import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { atPremium, childName, plan, type Scene, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { fillRegistration, mailedLink, personName, verificationMail } from "./people.ts";

/** A parent whose child has a plan invites an address; answers the child's number. */
async function inviting(page: Page, scene: Scene & { language: keyof typeof plan }, email: string) {
  const { t, at, language } = scene;
  await atPremium(page, scene);
  const child = /children\/(\d+)\//.exec(page.url())?.[1] ?? "";
  await page.getByRole("radio", { name: plan[language] }).check();
  await toCheckout(page, scene, "HK$268.00");
  await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith("/payment/success"));
  await page.goto(at(`/member/children/${child}/caregivers`));
  await hydrated(page);
  await page.getByLabel(t("caregiver.email.label")).fill(email);
  await page.getByRole("button", { name: t("caregiver.add") }).click();
  await expect(page.getByText(t("caregiver.added", { email }))).toBeVisible();
  return child;
}

test("a caregiver is invited, registers, looks at the child and at nothing else, and leaves (decision 71)", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const gran = freshEmail();
  const child = await inviting(page, { t, at, own, language }, gran);
  await page.context().clearCookies({ name: "gk_session" });

  await page.goto(await mailedLink(page, gran, "/auth?type=register"));
  await hydrated(page);
  await fillRegistration(page, { t, email: gran });
  await expect(page.getByRole("heading", { level: 1, name: t("member.emailVerification.title") })).toBeVisible();
  await page.goto(await verificationMail(page, gran));
  await hydrated(page);
  await page.getByRole("button", { name: t("common.confirm") }).click();
  await page.getByRole("link", { name: t("auth.verification.success.goOn") }).click();

  const shared = page.getByRole("region", { name: t("children.shared.title") });
  await expect(shared).toContainText(t("children.shared.by", { parent: personName }));
  await expect(shared).toContainText(t("children.shared.status.invited"));
  await page.goto(at("/member"));
  await page.getByRole("link", { name: t("member.index.attention.invitation.cta") }).click();
  await expect(shared).toBeVisible();
  await accessible(page, at("/member/children"));
  await hydrated(page);
  await shared
    .getByRole("button", { name: t("children.shared.acceptNamed", { name: childName }), exact: true })
    .click();
  await expect(page.getByText(t("children.shared.accepted", { name: childName }))).toBeVisible();
  await expect(shared).toContainText(t("children.shared.status.active"));

  await shared.getByRole("link", { name: t("children.card.viewNamed", { name: childName }) }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: childName })).toBeVisible();
  await expect(main.getByText(t("child.view.shared", { parent: personName, name: childName }))).toBeVisible();
  const marks = main.getByRole("navigation", { name: t("children.card.viewNamed", { name: childName }) });
  await expect(marks.getByRole("link")).toHaveCount(3);
  await expect(main.getByRole("link", { name: t("child.view.edit") })).toHaveCount(0);
  await accessible(page, at(`/member/children/${child}`));
  for (const part of ["performance", "prize"] as const) {
    await page.goto(at(`/member/children/${child}/${part}`));
    await expect(main.getByRole("heading", { level: 1, name: childName })).toBeVisible();
    await expect(main.getByRole("link", { name: t("prizes.choose"), exact: true })).toHaveCount(0);
  }
  for (const part of ["subscription", "caregivers", "update", "premium"]) {
    expect((await page.goto(at(`/member/children/${child}/${part}`)))?.status(), part).toBe(404);
  }

  await page.goto(at("/member/children"));
  await hydrated(page);
  await shared.getByRole("button", { name: t("children.shared.leaveNamed", { name: childName }) }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(t("children.shared.leave.body", { parent: personName }));
  await question.getByRole("button", { name: t("children.shared.leave"), exact: true }).click();
  await expect(page.getByText(t("children.shared.left", { name: childName }))).toBeVisible();
  await expect(shared).toHaveCount(0);
  expect((await page.goto(at(`/member/children/${child}`)))?.status()).toBe(404);
});

test("somebody without an account refuses all invitations by the mail's link, and the parent sees so (decision 71)", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const stranger = freshEmail();
  const child = await inviting(page, { t, at, own, language }, stranger);
  const link = await mailedLink(page, stranger, "/invitation/refuse?code=");
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: t("invitation.refuse.title") })).toBeVisible();
  await accessible(page, link);
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("invitation.refuse.submit") })
    .press("Enter");
  await expect(page.getByText(t("invitation.refuse.done"))).toBeVisible();

  await page.goto(at(`/member/children/${child}/caregivers`));
  await expect(page.getByText(t("caregiver.status.refused"))).toBeVisible();
});
