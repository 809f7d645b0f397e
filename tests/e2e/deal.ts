import type { Page } from "@playwright/test";
import { formatEuros, withFee } from "../../app/domain/money";
import { sandboxWords } from "../../workers/api/adapters/payments/sandbox-words";
import { expect, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

/** Opens a page from the menu behind the avatar. */
export async function openFromMenu(page: Page, language: Language, place: "wallet" | "inbox"): Promise<void> {
  const t = wordsIn(language)("common");
  await page
    .locator("summary")
    .filter({ hasText: around(t("nav.menuOf", { name: ANY })) })
    .click();
  const menu = page.getByRole("navigation", { name: t("nav.account") });
  await menu.getByRole("link", { name: t(`nav.${place}`) }).click();
}

/** Looks for work round a postcode, and opens the job of that title. */
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
  await expect(page.getByText(t("browse.around", { distance: 5, zipcode }))).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Bids from a job's page: in the dialog where there is a script, on the page of the bid where there is none. */
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

/** Takes the one bid on an own job, and pays for it at the provider; ends in the conversation. */
export async function acceptAndPay(page: Page, language: Language, cents: number): Promise<void> {
  const w = wordsIn(language);
  await page.getByRole("link", { name: around(w("bids")("list.chat", { name: ANY })) }).click();
  await page.getByRole("link", { name: w("messages")("notice.accept") }).click();
  const t = w("payments");
  await page.getByRole("button", { name: t("accept.pay", { total: formatEuros(withFee(cents), language) }) }).click();

  const provider = sandboxWords[language].pay;
  await expect(page.getByRole("heading", { name: provider.title })).toBeVisible();
  await expect(page.getByText(formatEuros(withFee(cents), language))).toBeVisible();
  await page.getByRole("button", { name: provider.buttons.success, exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: t("back.success.title") })).toBeVisible();
  await page.getByRole("link", { name: t("back.web") }).click();
}

/** Writes in the conversation that is open. */
export async function say(page: Page, language: Language, message: string): Promise<void> {
  const t = wordsIn(language)("messages");
  await page.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) }).fill(message);
  await page.getByRole("button", { name: t("composer.send") }).click();
  await expect(page.getByRole("log").getByText(message)).toBeVisible();
}

/** Asks for what is new in the conversation that is open, where it does not come by itself. */
export async function askForNew(page: Page, language: Language): Promise<void> {
  if (test.info().project.name !== "nojs") return;
  await page.getByRole("link", { name: wordsIn(language)("messages")("chat.refresh") }).click();
}

/** Opens the conversation about a job from the list, and reads. */
export async function openChat(page: Page, language: Language, title: string): Promise<void> {
  await openFromMenu(page, language, "inbox");
  await page.getByRole("link", { name: title }).click();
}

/** Says that the work is done (the helper), or completes the job and pays (the placer), from the conversation. */
export async function finish(page: Page, language: Language, as: "helper" | "placer"): Promise<void> {
  const w = wordsIn(language);
  const [m, t] = [w("messages"), w("jobs")];
  const approve = around(w("approval")("action", { amount: ANY, name: ANY }));
  const action = as === "helper" ? "done" : "solve";
  const link = as === "helper" ? m("next.helperAction") : new RegExp(m("next.ownerPay", { name: ".+" }));
  const confirm = as === "helper" ? t("action.done.confirm") : approve;
  await page.getByRole("link", { name: link }).click();
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByRole("status").getByText(t(`action.${action}.flash`))).toBeVisible();
}

/** What somebody has in the wallet, in cents. */
export async function balanceOf(page: Page, language: Language): Promise<number> {
  await openFromMenu(page, language, "wallet");
  const label = page.getByRole("heading", { name: wordsIn(language)("wallet")("balance.label") });
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Who never earned anything is shown no balance.
  if (!(await label.isVisible())) return 0;
  const written = await label.locator("xpath=following-sibling::p[1]").innerText();
  return Number(written.replace(/\D/g, ""));
}

/** Gives stars and says a few words on the page that asks for them. */
export async function review(page: Page, language: Language, stars: "good" | "best", text: string): Promise<void> {
  const t = wordsIn(language)("reviews");
  await page.getByRole("radio", { name: t(`words.${stars}`) }).check({ force: true });
  await page.getByRole("textbox", { name: t("write.text") }).fill(text);
  await page.getByRole("button", { name: t("write.send") }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("job.title") }).getByText(text)).toBeVisible();
}
