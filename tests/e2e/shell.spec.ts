import { expect, test } from "./fixtures";
import { lookAround } from "./shell";
import { wordsIn } from "./texts";

const s = wordsIn("nl")("shell");

test("what stands around every page leads everywhere, in Dutch", async ({ open }) => {
  await lookAround(open, "nl");
});

test("a page that stays in view says by itself that there is a new version", async ({ open }) => {
  const page = await open("nl");
  await page.clock.install();
  let minimum_version = "1.0.0";
  await page.route("**/api/version/", (route) => route.fulfill({ json: { minimum_version } }));
  await page.goto("/helpers");
  const notice = page.getByRole("complementary", { name: s("update.label") });
  const asked = page.waitForRequest("**/api/version/");
  await page.clock.runFor("05:01");
  await asked;
  await expect(notice).toBeHidden();
  minimum_version = "1.10.0";
  await page.clock.runFor("05:01");
  await expect(notice).toBeVisible();
});

test("a page that was open for long says that there is a new version", async ({ open }) => {
  const page = await open("nl");
  await page.clock.install();
  await page.route("**/api/version/", (route) => route.fulfill({ json: { minimum_version: "1.10.0" } }));
  await page.goto("/helpers");
  const notice = page.getByRole("complementary", { name: s("update.label") });
  const comesIntoView = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await comesIntoView();
  await expect(notice).toBeHidden();
  await page.clock.fastForward("06:00");
  await comesIntoView();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link", { name: s("update.reload") })).toHaveAttribute("href", "/helpers");
});
