import { expect, test } from "./fixtures";
import { conversationsOf, conversationsOpenAtTheirEnd, LOW_WINDOWS } from "./low-windows";
import { PLACER } from "./people";

for (const window of LOW_WINDOWS)
  test(`conversations open at their newest message and the composer at ${window.width} by ${window.height}`, async ({
    open,
  }) => {
    await conversationsOpenAtTheirEnd(open, window);
  });

test("a conversation opens at the composer in a window of 1280 by 1024 pixels at 400%", async ({ open }) => {
  const { page, paths } = await conversationsOf(open, PLACER, { width: 320, height: 256 });
  let composers = 0;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    const composer = page.locator("#composer-message");
    if ((await composer.count()) === 0) continue;
    composers++;
    await expect(composer).toBeInViewport({ ratio: 1 });
  }
  expect(composers).toBeGreaterThan(0);
});
