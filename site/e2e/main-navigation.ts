import type { Words } from "@gk/ui/words";
import type { Locator, Page } from "@playwright/test";

/** The entries that lead through the site: opened, where they are folded into the menu. */
export async function mainNavigation(page: Page, { own }: { own: Words }): Promise<Locator> {
  const navigation = page.getByRole("navigation", { name: own.mainNavigation });
  if (!(await navigation.isVisible())) {
    await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
  }
  return navigation;
}
