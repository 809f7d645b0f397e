import type { Page } from "@playwright/test";

export const unfold = (page: Page, title: string) =>
  page.getByRole("main").locator("summary").filter({ hasText: title }).first().click();
