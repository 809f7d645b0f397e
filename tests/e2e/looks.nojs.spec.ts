import { expect, test } from "./fixtures";
import { wordsIn } from "./texts";

test("a phone has the filters beside the search, no suggestions, and a job in view", async ({ open }) => {
  const t = wordsIn("nl")("jobs");
  const page = await open("nl", null, { width: 360, height: 740 });
  await page.goto("/browse-tasks");
  await expect(page.getByText(t("browse.suggestions"))).toBeHidden();
  const [field, filters, job] = await Promise.all(
    [
      page.getByRole("main").getByLabel(t("browse.search")),
      page.locator(".filters-summary"),
      page.locator(".job-card").first(),
    ].map((one) => one.boundingBox()),
  );
  expect(filters?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0) - 1);
  expect(filters?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));
  // A strip of 45 px about the app and one of 31 px about the test site are above.
  expect(job?.y).toBeLessThan(420);
});
