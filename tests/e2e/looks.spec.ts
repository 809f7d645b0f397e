import type { Locator } from "@playwright/test";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, test } from "./fixtures";
import { aStranger, PLACER } from "./people";
import { statusAfter } from "./refused";
import { wordsIn } from "./texts";

const w = wordsIn("nl");

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
};

async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [one, other] = [await boxOf(inner), await boxOf(outer)];
  expect(one.x).toBeGreaterThanOrEqual(other.x);
  expect(one.x + one.width).toBeLessThanOrEqual(other.x + other.width);
}

test("the arrow of a list and the unit of a number stand in their fields", async ({ open }) => {
  const page = await open("nl", PLACER);
  await page.goto("/profile/settings");
  const language = page.getByRole("main").getByLabel(w("fields")("label.language"));
  await expectInside(language.locator("xpath=following-sibling::*"), language);
  await page.goto("/profile/notifications");
  const distance = page.getByRole("main").getByLabel(w("fields")("label.distance"));
  await expectInside(page.getByText("km", { exact: true }), distance);
});

test("a day and an amount are asked for only where they count", async ({ open }) => {
  const page = await open("nl", aStranger("Els"));
  const t = w("posting");
  await page.goto("/post-job");
  const day = page.getByLabel(t("title.dateField"));
  await expect(day).toBeHidden();
  await page.getByRole("radio", { name: t("title.date") }).check();
  await expect(day).toBeVisible();

  const owner = await open("nl", PLACER);
  await owner.goto(`${await addressOf(owner, OPEN_JOB)}/bewerken`);
  const budget = owner.getByLabel(w("fields")("label.budget"), { exact: true });
  await expect(budget).toBeVisible();
  await owner.getByRole("radio", { name: w("jobs")("edit.priceTbd") }).check();
  await expect(budget).toBeHidden();
});

test("a postcode that is corrected is no longer wrong, and names its place", async ({ open }) => {
  const page = await open("nl", aStranger("Els"));
  const t = w("posting");
  await page.goto("/post-job");
  await page.getByRole("textbox", { name: t("title.title") }).fill("Schutting rechtzetten");
  await page.keyboard.press("Enter");
  const zipcode = page.getByRole("textbox", { name: t("location.zipcode") });
  await zipcode.fill("12");
  expect(await statusAfter(page, page.getByRole("main").getByRole("button", { name: t("next") }))).toBe(422);
  await expect(zipcode).toHaveAttribute("aria-invalid", "true");
  await zipcode.fill("3511");
  await zipcode.blur();
  await expect(page.getByText(t("location.zipcodeLetters"), { exact: true })).toBeVisible();
  await zipcode.fill("3511AB");
  await expect(zipcode).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Utrecht", { exact: true })).toBeVisible();
  await zipcode.pressSequentially("x");
  await expect(page.getByText("Utrecht", { exact: true })).toBeHidden();
  await zipcode.press("Backspace");
  await expect(page.getByText("Utrecht", { exact: true })).toBeVisible();
});

test("the way back up can be touched", async ({ open }) => {
  const page = await open("nl");
  await page.goto(await addressOf(page, OPEN_JOB));
  for (const link of await page
    .getByRole("navigation", { name: w("jobs")("job.trail") })
    .getByRole("link")
    .all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
  }
});

test("on paper stands the job, and nothing that leads elsewhere", async ({ open }) => {
  const page = await open("nl");
  await page.goto(await addressOf(page, OPEN_JOB));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: OPEN_JOB })).toBeVisible();
  await expect(page.getByRole("heading", { name: w("jobs")("job.others") })).toBeHidden();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test("with the system's own colours sliders and buttons have an edge", async ({ open }) => {
  const page = await open("nl");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/browse-tasks");
  const slider = page.getByRole("slider").first();
  const parts = await slider.evaluate((one) => {
    const paint = getComputedStyle(one).getPropertyValue("--color-control");
    return { adjusts: getComputedStyle(one).forcedColorAdjust, paint };
  });
  expect(parts).toEqual({ adjusts: "none", paint: "ButtonText" });
  const button = page.getByRole("button", { name: w("jobs")("browse.show") });
  expect(await button.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe("solid");
});

for (const width of [360, 1440]) {
  test(`the bell and the photo of the user are on one line, apart from the count, at ${width} px`, async ({ open }) => {
    const page = await open("nl", PLACER, { width, height: 740 });
    await page.goto("/");
    const bell = page.getByRole("banner").locator("a[href='/notifications']");
    const count = bell.locator("[data-unread]");
    await count.evaluate((badge) => {
      badge.removeAttribute("hidden");
      if (badge.firstElementChild) badge.firstElementChild.textContent = "14";
    });
    const [rung, photo, badge] = [
      await boxOf(bell),
      await boxOf(page.getByRole("banner").locator(".avatar")),
      await boxOf(count),
    ];
    expect(Math.abs(rung.y + rung.height / 2 - photo.y - photo.height / 2)).toBeLessThan(0.5);
    expect(badge.x + badge.width).toBeLessThanOrEqual(photo.x);
  });
}

test("products are shown whole, and no kind of them is alone on a line", async ({ open }) => {
  const page = await open("nl", null, { width: 1440, height: 900 });
  await page.goto("/");
  const frame = page.locator(".product-picture").first();
  const [outer, inner] = [await boxOf(frame), await boxOf(frame.getByRole("presentation", { includeHidden: true }))];
  expect(inner.height).toBeLessThanOrEqual(outer.height);
  const tops = await page
    .locator(".product-kinds")
    .first()
    .locator("li")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
});

test("an open price and the day of a job share a line on a phone", async ({ open }) => {
  const page = await open("nl", null, { width: 360, height: 740 });
  await page.goto("/browse-tasks?search=laadpaal");
  const card = page
    .locator(".job-card")
    .filter({ hasText: w("jobs")("card.priceOpenShort") })
    .first();
  const [price, day] = [card.getByText(w("jobs")("card.priceOpenShort")), card.locator(".job-card-day")];
  await expect(day).toBeVisible();
  const [left, right] = [await boxOf(price), await boxOf(day)];
  expect(left.x + left.width).toBeLessThan(right.x);
  expect(Math.abs(left.y + left.height / 2 - (right.y + right.height / 2))).toBeLessThan(left.height / 2);
});

test("the map is as wide as the list below it", async ({ open }) => {
  const page = await open("nl", null, { width: 1440, height: 900 });
  await page.goto("/browse-tasks?view=map");
  const [map, list] = [await boxOf(page.locator(".areas .map")), await boxOf(page.locator(".area-cities"))];
  expect(map.width).toBeCloseTo(list.width, 0);
  expect(map.y + map.height).toBeLessThanOrEqual(list.y);
});
