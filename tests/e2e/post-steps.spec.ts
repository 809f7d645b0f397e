import type { Page } from "@playwright/test";
import { MAX_JOB_IMAGES } from "../../app/domain/jobs/image-limits";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { answersAreChanged, atDetails, descriptionIn, nextIn, t } from "./post-steps";
import { photo } from "./posting";
import { wordsIn } from "./texts";

const account = wordsIn("nl")("account");

answersAreChanged();

const photosIn = (page: Page) => page.getByLabel(t("details.photos"), { exact: true });
const stored = (page: Page) => page.locator(".photo-tile:not(.photo-tile-waiting)");

test("photos are added in place: no more than fit, and what is typed stays", async ({ open }) => {
  const page = await atDetails(open);
  await descriptionIn(page).fill("Hij druppelt.");
  await photosIn(page).setInputFiles(Array.from({ length: MAX_JOB_IMAGES + 1 }, (_, at) => photo(`${at}.jpg`)));
  await expect(page.getByText(t("uploads.tooMany", { most: MAX_JOB_IMAGES })).first()).toBeVisible();
  await expect(stored(page)).toHaveCount(MAX_JOB_IMAGES);
  await expect(descriptionIn(page)).toHaveValue("Hij druppelt.");
  await page.getByRole("button", { name: t("details.remove", { number: 1 }) }).click();
  await expect(stored(page)).toHaveCount(MAX_JOB_IMAGES - 1);
  await expect(page.getByRole("button", { name: t("details.remove", { number: 1 }) })).toBeFocused();
  await page.reload();
  await expect(stored(page)).toHaveCount(MAX_JOB_IMAGES - 1);
});

test("a photo that was not sent is tried again before the form goes on", async ({ open, faults }) => {
  const page = await atDetails(open);
  await descriptionIn(page).fill("Hij druppelt.");
  await page.route("**/details", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await photosIn(page).setInputFiles(photo("kraan.jpg"));
  const retry = page.getByRole("button", { name: `${t("uploads.retry")}: kraan.jpg` });
  await expect(retry).toBeVisible();
  await nextIn(page).click();
  await expect(page.getByText(t("uploads.unsent"))).toBeVisible();
  await expect(retry).toBeFocused();
  await page.unroute("**/details");
  await retry.click();
  await expect(stored(page)).toHaveCount(1);
  await nextIn(page).click();
  await expect(page.getByRole("heading", { level: 1, name: t("budget.heading") })).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED/.test(fault)));
});

test("a photo that is chosen after the session ended comes along through the login", async ({ open }) => {
  const placer = aStranger("Bram");
  const page = await atDetails(open, placer);
  await descriptionIn(page).fill("Hij druppelt.");
  await page.context().clearCookies({ name: "session" });
  await photosIn(page).setInputFiles(photo("kraan.jpg"));
  await page.getByRole("textbox", { name: account("email") }).fill(placer.email);
  await page.getByLabel(account("password"), { exact: true }).fill(placer.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: account("login.submit") })
    .click();
  await expect(descriptionIn(page)).toHaveValue("Hij druppelt.");
  await expect(stored(page)).toHaveCount(1);
});

const isCovered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".sticky-action");
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused) || focused.matches("body, .visually-hidden")) return false;
    const [one, other] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
    return one.top < other.bottom && other.top < one.bottom;
  });

for (const [width, height] of [
  [360, 560],
  [360, 780],
  [780, 360],
] as const) {
  test(`the main action of a step covers nothing that has the focus at ${width} by ${height}`, async ({ open }) => {
    const page = await atDetails(open, aStranger("Carla"), { width, height });
    const isLast = () => nextIn(page).evaluate((button) => button === document.activeElement);
    await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
    for (let presses = 0; presses < 60 && !(await isLast()); presses++) {
      await page.keyboard.press("Tab");
      expect(await isCovered(page), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(
        false,
      );
    }
    await expect(nextIn(page)).toBeFocused();
  });
}

test("a visitor on the way to a job or a bid has no footer", async ({ open }) => {
  const page = await open("nl");
  const links = page.getByRole("contentinfo").getByRole("link");
  await page.goto("/post-job");
  await expect(page).toHaveURL(/signup\?next=/);
  await expect(links).toHaveCount(0);
  await page.goto("/login?next=%2Ftask%2F1%2Fbod");
  await expect(links).toHaveCount(0);
  await page.goto("/login?next=%2Ftask%2F1");
  await expect(links).not.toHaveCount(0);
});
