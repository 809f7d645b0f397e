import type { Page } from "@playwright/test";
import { expect, type Open, test } from "./fixtures";
import { aStranger } from "./people";
import { addPhotos, photo } from "./posting";
import { statusAfter } from "./refused";
import { wordsIn } from "./texts";

const w = wordsIn("nl");
export const t = w("posting");

export const nextIn = (page: Page) => page.getByRole("main").getByRole("button", { name: t("next") });
export const descriptionIn = (page: Page) => page.getByRole("textbox", { name: t("details.description") });

export async function atDetails(open: Open, account = aStranger("Anja"), viewport?: { width: number; height: number }) {
  const page = await open("nl", account, viewport);
  await page.goto("/post-job");
  await page.getByRole("textbox", { name: t("title.title") }).fill("Lekkende kraan vervangen");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: t("location.zipcode") }).fill("1016GC");
  await page.keyboard.press("Enter");
  await expect(descriptionIn(page)).toBeVisible();
  return page;
}

export function answersAreChanged(): void {
  test("each answer leads to its field and back, and the last step keeps what was typed", async ({ open }) => {
    const page = await atDetails(open);
    const change = (what: string) => page.getByRole("button", { name: t("budget.changeOf", { what }) });
    const save = page.getByRole("main").getByRole("button", { name: t("saveChange") });
    const budget = page.getByRole("textbox", { name: t("budget.amount") });
    await expect(page.getByRole("radio").first()).toHaveAccessibleName(/^Loodgieter.*kraan of lekkage/);
    await expect(page.getByRole("radio").first()).toBeChecked();
    await descriptionIn(page).fill("Hij druppelt.");
    await addPhotos(page, "nl", photo("kraan.jpg"));
    await nextIn(page).click();
    await expect(page.getByRole("button", { name: t("budget.submit") })).toHaveCount(0);
    await budget.fill("75");
    await nextIn(page).click();
    await change("omschrijving").click();
    await expect(descriptionIn(page)).toBeFocused();
    await descriptionIn(page).fill("");
    expect(await statusAfter(page, save)).toBe(422);
    await descriptionIn(page).fill("Hij druppelt al weken.");
    await page.getByRole("radio", { name: "Overig" }).check();
    await save.click();
    await expect(page.getByRole("definition").filter({ hasText: "Hij druppelt al weken." })).toBeVisible();
    await expect(page.getByRole("img", { name: t("details.photo", { number: 1 }) })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "€ 75" })).toBeVisible();
    await change("budget").click();
    await budget.fill("80");
    await save.click();
    await expect(page.getByRole("definition").filter({ hasText: "€ 80" })).toBeVisible();
    await change("titel").click();
    const title = page.getByRole("textbox", { name: t("title.title") });
    await title.fill("Kraan vervangen");
    await title.press("Enter");
    await expect(page.getByRole("definition").filter({ hasText: "Kraan vervangen" })).toBeVisible();
    // A choice does not follow the title.
    await expect(page.getByRole("definition").filter({ hasText: "Overig" })).toBeVisible();
    await page.getByRole("button", { name: t("budget.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
  });
}
