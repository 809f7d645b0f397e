import type { Locator, Page } from "@playwright/test";
import { aJpeg } from "../pictures";
import { expect } from "./fixtures";
import type { Account } from "./people";
import { type Language, wordsIn } from "./texts";

export interface NewJob {
  title: string;
  description: string;
  zipcode: string;
  budget: number;
}

export const photo = (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(aJpeg({ width: 320, height: 240, gps: true })),
});

export async function repeatPassword(page: Page, language: Language, password: string): Promise<void> {
  const again = page.getByLabel(wordsIn(language)("account")("signup.confirm"), { exact: true });
  if (await again.isVisible()) await again.fill(password);
}

export async function signUpByForm(page: Page, language: Language, account: Account): Promise<void> {
  const t = wordsIn(language)("account");
  await page.getByRole("textbox", { name: t("email") }).fill(account.email);
  await page.getByLabel(t("password"), { exact: true }).fill(account.password);
  await repeatPassword(page, language, account.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("signup.submit") })
    .click();
  await page.getByRole("textbox", { name: wordsIn(language)("profile")("personal.name") }).fill(account.name);
  await page.keyboard.press("Enter");
}

type Files = Parameters<Locator["setInputFiles"]>[0];

export async function upload(page: Page, field: Locator, button: Locator, files: Files): Promise<void> {
  const byButton = await button.isVisible();
  let left = byButton ? 1 : [files].flat().length;
  const answers = page.waitForEvent("requestfinished", (request) => request.method() === "POST" && --left === 0);
  await field.setInputFiles(files);
  if (byButton) await button.click();
  await answers;
  await expect(page.locator(".photo-tile-waiting")).toHaveCount(0);
}

export async function addPhotos(page: Page, language: Language, files: Files): Promise<void> {
  const t = wordsIn(language)("posting");
  const field = page.getByLabel(t("details.photos"), { exact: true });
  await upload(page, field, page.getByRole("button", { name: t("details.photosUpload") }), files);
}

export async function postJob(page: Page, language: Language, job: NewJob): Promise<void> {
  const t = wordsIn(language)("posting");

  await expect(page.getByRole("heading", { level: 1, name: t("title.heading") })).toBeVisible();
  await page.getByRole("textbox", { name: t("title.title") }).fill(job.title);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: t("location.heading") })).toBeVisible();
  await page.getByRole("textbox", { name: t("location.zipcode") }).fill(job.zipcode);
  const { location_details } = wordsIn(language)("fields")("label", { returnObjects: true });
  await page.getByRole("textbox", { name: location_details }).fill("Kerkstraat 1, bel bij de buren");
  await page.getByRole("textbox", { name: t("location.zipcode") }).press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: t("details.heading") })).toBeVisible();
  await page.getByRole("textbox", { name: t("details.description") }).fill(job.description);
  await addPhotos(page, language, photo("gang.jpg"));
  await page.getByLabel(t("details.describe", { number: 1 }), { exact: true }).click();
  await page.getByRole("textbox", { name: t("details.alt", { number: 1 }) }).fill("De lamp in de gang");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: t("budget.heading") })).toBeVisible();
  await page.getByRole("textbox", { name: t("budget.amount") }).fill(String(job.budget));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("budget.check") })).toBeVisible();
  await page.getByRole("button", { name: t("budget.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
}
