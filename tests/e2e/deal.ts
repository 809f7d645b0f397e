import type { Page } from "@playwright/test";
import { sandboxWords } from "../../app/content/sandbox/payments";
import { FEE_PERCENT, formatEuros, withFee } from "../../app/domain/money/money";
import { postcodeText } from "../../app/domain/values/postcode-text";
import { expect, test } from "./fixtures";
import { unfoldDeal } from "./fold";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function openFromMenu(page: Page, language: Language, place: "wallet" | "inbox"): Promise<void> {
  const t = wordsIn(language)("common");
  await page
    .locator("summary")
    .filter({ hasText: around(t("nav.menuOf", { name: ANY })) })
    .click();
  const menu = page.getByRole("navigation", { name: t("nav.account") });
  await menu.getByRole("link", { name: t(`nav.${place}`) }).click();
}

export async function findNearby(page: Page, language: Language, zipcode: string, title: string): Promise<void> {
  const w = wordsIn(language);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: w("common")("nav.label") });
  await menu.getByRole("link", { name: w("common")("nav.browse") }).click();
  const search = page.getByRole("search");
  const t = w("jobs");
  await search.getByRole("textbox", { name: t("browse.zipcode") }).fill(zipcode);
  await search.getByRole("textbox", { name: t("browse.distance") }).fill("5");
  await search.getByRole("button", { name: t("browse.show") }).click();
  await expect(page.getByText(t("browse.around", { distance: 5, zipcode: postcodeText(zipcode) }))).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

export async function bid(page: Page, language: Language, amount: string, message: string): Promise<void> {
  const t = wordsIn(language)("bids");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("panel.bid") })
    .click();
  await page.getByRole("textbox", { name: t("form.amount") }).fill(amount);
  await page.getByRole("textbox", { name: t("form.message") }).fill(message);
  await page.getByRole("button", { name: t("form.place") }).click();
  await expect(page.getByRole("status").getByText(t("form.placed"))).toBeVisible();
}

export async function acceptAndPay(page: Page, language: Language, cents: number): Promise<void> {
  const w = wordsIn(language);
  await page.getByRole("link", { name: around(w("bids")("list.view", { name: ANY })) }).click();
  await page.getByRole("link", { name: w("messages")("notice.accept") }).click();
  const t = w("payments");
  await page
    .getByRole("button", { name: t("accept.pay", { total: formatEuros(withFee(cents, FEE_PERCENT), language) }) })
    .click();

  const provider = sandboxWords[language].pay;
  await expect(page.getByRole("heading", { name: provider.title })).toBeVisible();
  await expect(page.getByText(formatEuros(withFee(cents, FEE_PERCENT), language))).toBeVisible();
  await page.getByRole("button", { name: provider.buttons.success, exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: t("back.success.title") })).toBeVisible();
  await page.getByRole("link", { name: t("back.to.chat") }).click();
}

export async function say(page: Page, language: Language, message: string): Promise<void> {
  const t = wordsIn(language)("messages");
  await page.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) }).fill(message);
  await page.getByRole("button", { name: t("composer.send") }).click();
  await expect(page.getByRole("log").getByText(message)).toBeVisible();
}

export async function askForNew(page: Page): Promise<void> {
  if (test.info().project.name === "nojs") await page.reload();
}

export async function openChat(page: Page, language: Language, title: string): Promise<void> {
  await openFromMenu(page, language, "inbox");
  await page.getByRole("link", { name: title }).click();
}

export async function finish(page: Page, language: Language, as: "helper" | "placer"): Promise<void> {
  const w = wordsIn(language);
  const [m, t] = [w("messages"), w("jobs")];
  const approve = around(w("approval")("action", { amount: ANY }));
  const action = as === "helper" ? "done" : "solve";
  const link = as === "helper" ? m("next.helperAction") : new RegExp(m("next.ownerPay", { name: ".+" }));
  const confirm = as === "helper" ? t("action.done.confirm") : approve;
  if (as === "helper") await unfoldDeal(page);
  await page.getByRole("link", { name: link }).click();
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByRole("status").getByText(t(`action.${action}.flash`))).toBeVisible();
}

export async function balanceOf(page: Page, language: Language): Promise<number> {
  await openFromMenu(page, language, "wallet");
  const label = page.getByRole("heading", { name: wordsIn(language)("wallet")("balance.label") });
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A user without earnings sees no balance.
  if (!(await label.isVisible())) return 0;
  const written = await label.locator("xpath=following-sibling::p[1]").innerText();
  return Number(written.replace(/\D/g, ""));
}

export async function review(page: Page, language: Language, stars: "good" | "best", text: string): Promise<void> {
  const t = wordsIn(language)("reviews");
  await page.getByRole("radio", { name: t(`words.${stars}`) }).check({ force: true });
  await page.getByRole("textbox", { name: t("write.text") }).fill(text);
  await page.getByRole("button", { name: t("write.send") }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("job.title") }).getByText(text)).toBeVisible();
}
