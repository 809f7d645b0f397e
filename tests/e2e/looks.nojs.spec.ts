import { expect, test } from "./fixtures";
import { wordsIn } from "./texts";

test("the search has the width of a phone, above its suggestions and the filters", async ({ open }) => {
  const t = wordsIn("nl")("jobs");
  const page = await open("nl", null, { width: 360, height: 740 });
  await page.goto("/browse-tasks");
  const [field, suggestions, filters] = await Promise.all(
    [
      page.getByRole("main").getByLabel(t("browse.search")),
      page.getByText(t("browse.suggestions")),
      page.locator(".filters-summary"),
    ].map((one) => one.boundingBox()),
  );
  expect(field?.width).toBeGreaterThan(240);
  expect(suggestions?.y).toBeGreaterThan(field?.y ?? Number.NaN);
  expect(filters?.y).toBeGreaterThan((suggestions?.y ?? 0) + (suggestions?.height ?? 0) - 1);
});
