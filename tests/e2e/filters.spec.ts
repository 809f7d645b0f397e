import { expect, test } from "./fixtures";
import { wordsIn } from "./texts";

const w = wordsIn("nl");

test("filters answer while one types, with the focus and the caret where they were", async ({ open }) => {
  const page = await open("nl");
  const t = w("jobs");
  await page.goto("/browse-tasks");
  const search = page.getByRole("search").getByRole("combobox", { name: t("browse.search") });
  await search.pressSequentially("kleding");
  await expect(page).toHaveURL("/browse-tasks?search=kleding");
  await search.pressSequentially("kas");
  await search.press("Home");
  await expect(page).toHaveURL("/browse-tasks?search=kledingkas");
  await expect(page.getByRole("main").getByRole("link", { name: "Kledingkast in elkaar zetten" })).toBeVisible();
  await expect(search).toBeFocused();
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL("/browse-tasks");
  await expect(search).toHaveValue("");
  await expect(page.locator("[data-part=found] a", { hasText: t("browse.askZipcode") })).toBeVisible();

  await page.getByRole("link", { name: t("browse.sorts.nearest"), exact: true }).click();
  const zipcode = page.getByRole("search").getByRole("textbox", { name: t("browse.zipcode") });
  await expect(zipcode).toBeFocused();
  await zipcode.pressSequentially("1012AB");
  await expect(page.getByRole("link", { name: t("browse.sorts.nearest"), exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page).toHaveURL("/browse-tasks?zipcode=1012AB");
});

test("the button of the filters moves the focus to what was found", async ({ open }) => {
  const page = await open("nl");
  const t = w("jobs");
  const form = page.getByRole("search");
  const found = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await page.goto("/browse-tasks");
  await form.getByRole("combobox", { name: t("browse.search") }).fill("heg");
  await expect(page).toHaveURL("/browse-tasks?search=heg");
  await form.getByRole("button", { name: t("browse.show") }).press("Enter");
  await expect(page).toHaveURL("/browse-tasks?search=heg#gevonden");
  await expect(found).toBeFocused();
});
