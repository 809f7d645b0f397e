import type { Page } from "@playwright/test";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, test } from "./fixtures";
import { HELPER } from "./people";

const look = (page: Page) =>
  page.evaluate(() =>
    // Measuring starts animations in collapsed elements.
    [...document.querySelectorAll("body, body *")]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font, display, boxShadow, animationName } = getComputedStyle(one);
        const sides = [x, y, width, height].map((side) => Math.round(side));
        return [
          one.tagName,
          one.className,
          ...sides,
          color,
          backgroundColor,
          borderColor,
          font,
          display,
          boxShadow,
          animationName,
        ].join(" ");
      }),
  );

const asked = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])));

const applyAll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((applied) => {
        const href = document.getElementById("document")?.dataset.styles;
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: applied });
        document.head.appendChild(link);
      }),
  );

for (const width of [390, 1280]) {
  test(`a visitor's page of ${width} pixels carries all styles that it needs`, async ({ open }) => {
    const page = await open("nl", null, { width, height: 800 });
    const job = await addressOf(page, OPEN_JOB);
    for (const path of [
      "/",
      "/browse-tasks",
      job,
      "/forgot-password",
      "/post-job",
      "/blog/lekkende-kraan-repareren",
      "/klusjesman-utrecht",
    ]) {
      // After loading, the file is cached but not applied.
      const atHand = page.waitForResponse("**/*.css");
      await page.goto(path);
      await atHand;
      const carried = await look(page);
      expect(await asked(page), path).toEqual([]);
      await applyAll(page);
      expect(await asked(page), path).toHaveLength(1);
      expect(await look(page), path).toEqual(carried);
    }
  });
}

test("whoever has logged in has the styles, and no page carries them", async ({ open }) => {
  const page = await open("nl", HELPER);
  for (const path of ["/browse-tasks", "/wallet", "/messages"]) {
    await page.goto(path);
    await expect(page.locator("style"), path).toHaveCount(0);
    expect(await asked(page), path).toHaveLength(2);
  }
});
