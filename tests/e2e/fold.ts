import { expect, type Page } from "@playwright/test";

export async function unfold(page: Page, title: string): Promise<void> {
  const summary = page.getByRole("main").locator("summary").filter({ hasText: title }).first();
  const isOpen = await summary.evaluate((one) => one.closest("details")?.open);
  if (!isOpen) await summary.click();
}

/** A conversation shows the next step of the deal. The rest is folded, in each new page without a script. */
export async function unfoldDeal(page: Page): Promise<void> {
  await expect(page.locator("details.deal-bar")).toBeVisible();
  const folded = page.locator("details.deal-bar:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.click();
}
