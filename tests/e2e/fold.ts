import type { Page } from "@playwright/test";

/** Opens a folded row by its title. */
export const unfold = (page: Page, title: string) =>
  page.getByRole("main").locator("summary").filter({ hasText: title }).first().click();
