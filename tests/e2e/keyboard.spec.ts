import type { Locator, Page } from "@playwright/test";
import { categoryOf, DEFAULT_CATEGORY } from "../../app/domain/jobs/category-names";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { photo } from "./posting";
import { wordsIn } from "./texts";

const w = wordsIn("nl");

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    // The link of a card has its focus ring around the whole card.
    const rings = [getComputedStyle(element), getComputedStyle(element, "::after")];
    const isDrawn = rings.some((style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2);
    return element.matches(":focus-visible") && isDrawn;
  });
  expect(ring, `a ring around ${await target.evaluate((element) => element.outerHTML.slice(0, 120))}`).toBe(true);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
async function press(page: Page, target: Locator, key: "Enter" | "Space" | "ArrowDown"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole("link", { name: w("common")("skip") }), "Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

test("a job is posted with the keyboard alone", async ({ open }) => {
  const page = await open("nl", aStranger("Toos"));
  const t = w("posting");
  const field = (name: string) => page.getByRole("textbox", { name });
  await page.goto("/");
  await press(
    page,
    page
      .getByRole("banner")
      .getByRole("link", { name: w("common")("nav.post") })
      .first(),
    "Enter",
  );

  await expect(field(t("title.title"))).toBeVisible();
  await skipToContent(page);
  await type(page, field(t("title.title")), "Muizengaatjes dichten");
  await press(page, page.getByRole("radio", { name: t("title.asap") }), "Space");
  await page.keyboard.press("Enter");

  await type(page, field(t("location.zipcode")), "1012AB");
  await press(page, page.getByRole("button", { name: t("next") }), "Enter");

  await type(page, field(t("details.description")), "Achter de plinten van de keuken, een stuk of zes.");
  const chooser = page.waitForEvent("filechooser");
  await press(page, page.getByLabel(t("details.photos"), { exact: true }), "Enter");
  await (await chooser).setFiles(photo("plint.jpg"));
  await press(page, page.getByLabel(t("details.describe", { number: 1 }), { exact: true }), "Enter");
  await type(page, field(t("details.alt", { number: 1 })), "Een gaatje in de plint");
  await press(page, page.getByRole("radio", { name: categoryOf(DEFAULT_CATEGORY).nl }), "ArrowDown");
  await press(page, page.getByRole("button", { name: t("next") }), "Enter");

  await type(page, field(t("budget.amount")), "45");
  await press(page, page.getByRole("button", { name: t("next") }), "Enter");
  await press(page, page.getByRole("button", { name: t("budget.submit") }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
  await press(page, page.getByRole("link", { name: t("thanks.view") }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Muizengaatjes dichten" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Een gaatje in de plint" })).toBeVisible();
});

test("a job is found and bid on with the keyboard alone", async ({ open }) => {
  const page = await open("nl", aStranger("Henk"));
  const t = w("bids");
  const job = "Kledingkast in elkaar zetten";
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: w("common")("nav.label") });
  await press(page, menu.getByRole("link", { name: w("common")("nav.browse") }), "Enter");
  await type(page, page.getByRole("search").getByRole("combobox", { name: w("jobs")("browse.search") }), "kledingkast");
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("link", { name: job }), "Enter");
  await expect(page.getByRole("heading", { level: 1, name: job })).toBeVisible();

  const opener = page.getByRole("main").getByRole("link", { name: t("panel.bid") });
  const dialog = page.getByRole("dialog", { name: t("form.title") });
  await press(page, opener, "Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await type(page, dialog.getByRole("textbox", { name: t("form.amount") }), "70");
  await type(page, dialog.getByRole("textbox", { name: t("form.message") }), "Zaterdag kan ik.");
  await press(page, dialog.getByRole("button", { name: t("form.place") }), "Space");
  await expect(page.getByRole("status").getByText(t("form.placed"))).toBeVisible();
  await expect(page.getByRole("status").locator("[data-flash]")).toBeFocused();
});
