import { expect, test } from "./fixtures";
import { type Language, wordsIn } from "./texts";

export function blog(language: Language): void {
  test(`a visitor reads about a dripping tap and what comes with it, in ${language}`, async ({ open }) => {
    const page = await open(language);
    const t = wordsIn(language)("blog");
    const heading = page.getByRole("heading", { level: 1 });
    const main = page.getByRole("main");

    await page.goto("/blog");
    await expect(heading).toHaveText(t("heading"));
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      "href",
      `/blog/rss.xml?lng=${language}`,
    );
    const first = main.locator('a[href="/blog/lekkende-kraan-repareren"]');
    const title = (await first.textContent()) ?? "";
    await first.click();

    await test.step("the article, with a tip and a way to have it done", async () => {
      await expect(heading).toHaveText(title);
      await expect(page.getByRole("complementary", { name: t("tip") })).toBeVisible();
      await expect(main.getByRole("link", { name: t("post.action") })).toHaveAttribute("href", "/post-job");
    });

    await test.step("words in it lead to another article", async () => {
      await main.locator('.article-text a[href="/blog/vragen-en-biedingen-op-je-klus"]').click();
      await expect(heading).not.toHaveText(title);
      await expect(page).toHaveURL(/\/blog\/vragen-en-biedingen-op-je-klus$/);
      await expect(main.locator('.article-text a[href="/faq"]')).toBeVisible();
    });

    await test.step("the trail leads back to all of them", async () => {
      await page
        .getByRole("navigation", { name: t("trail") })
        .getByRole("link", { name: t("name") })
        .click();
      await expect(heading).toHaveText(t("heading"));
    });

    await test.step("an article that is not there says so, and leads back", async () => {
      const answer = await page.goto("/blog/bestaat-niet");
      expect(answer?.status()).toBe(404);
      await expect(heading).toHaveText(t("missing.title"));
      await expect(main).toContainText(t("missing.text"));
      await main.getByRole("link", { name: t("missing.action") }).click();
      await expect(heading).toHaveText(t("heading"));
    });
  });
}
