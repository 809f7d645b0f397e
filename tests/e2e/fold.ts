import { expect, type Page } from "@playwright/test";

export const unfold = (page: Page, title: string) =>
  page.getByRole("main").locator("summary").filter({ hasText: title }).first().click();

export async function unfoldDeal(page: Page): Promise<void> {
  await expect(page.locator("details.deal-bar")).toBeVisible();
  const folded = page.locator("details.deal-bar:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.click();
}
