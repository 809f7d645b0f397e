import { expect, test } from "./fixtures";
import { PLACER } from "./people";

for (const account of [null, PLACER]) {
  test(`the picture of a card grows into its job, ${account ? "signed in" : "as a visitor"}`, async ({ open }) => {
    const page = await open("nl", account);
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset.opened = viewTransition ? "by transition" : "at once";
      });
    });
    const opened = page.locator("html");
    await page.goto("/browse-tasks");
    await page.locator(".job-card .card-link").first().click();
    await expect(page).toHaveURL(/\/task\/\d+$/);
    await expect(opened).toHaveAttribute("data-opened", "by transition");
    await page.reload();
    await expect(opened).toHaveAttribute("data-opened", "at once");
  });
}
