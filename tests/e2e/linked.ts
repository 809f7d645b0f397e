import type { Page } from "@playwright/test";
import { identityWords } from "../../app/content/sandbox/social";
import { expect, test } from "./fixtures";
import { unfold } from "./fold";
import { aStranger } from "./people";
import { type Language, wordsIn } from "./texts";

export function linksAccounts(language: Language): void {
  const w = wordsIn(language);
  const t = w("linked");
  const provider = "Google";

  const sayWhoOneIs = async (page: Page, address: string) => {
    await page.getByLabel(identityWords[language].email).fill(address);
    await page.getByRole("button", { name: identityWords[language].go }).click();
  };

  test("an account elsewhere is linked, logs one in, and is unlinked after a question", async ({ open }) => {
    const elsewhere = `elders-${crypto.randomUUID().slice(0, 8)}@example.test`;
    const page = await open(language, aStranger("Lotte"));
    const main = page.getByRole("main");

    await page.goto("/profile/settings");
    await unfold(page, t("title"));
    await main.getByRole("link", { name: t("linkOf", { provider }) }).click();
    await sayWhoOneIs(page, elsewhere);
    await expect(page.getByRole("status").getByText(t("done", { provider }))).toBeVisible();

    const visitor = await open(language);
    await visitor.goto("/login?next=/profile/settings");
    await visitor.getByRole("link", { name: w("security")("social.go", { provider }), exact: true }).click();
    await sayWhoOneIs(visitor, elsewhere);
    await unfold(visitor, t("title"));
    await expect(visitor.getByRole("link", { name: t("unlinkOf", { provider }) })).toBeVisible();

    await main.getByRole("link", { name: t("unlinkOf", { provider }) }).click();
    await main.getByRole("link", { name: t("remove.cancel") }).click();
    await main.getByRole("link", { name: t("unlinkOf", { provider }) }).click();
    await main.getByRole("button", { name: t("remove.submit", { provider }) }).click();
    await expect(page.getByRole("status").getByText(t("remove.done", { provider }))).toBeVisible();
    await expect(main.getByRole("link", { name: t("linkOf", { provider }) })).toBeVisible();
  });

  test("who has no other way in keeps the one they have", async ({ open }) => {
    const page = await open(language);
    await page.goto("/login?next=/profile/settings");
    await page.getByRole("link", { name: w("security")("social.go", { provider }), exact: true }).click();
    await sayWhoOneIs(page, `alleen-${crypto.randomUUID().slice(0, 8)}@example.test`);
    await unfold(page, t("title"));
    await expect(page.getByRole("main")).toContainText(t("last"));
    await expect(page.getByRole("link", { name: t("unlinkOf", { provider }) })).toBeHidden();
  });
}
