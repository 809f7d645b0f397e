import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN } from "./people";
import { wordsIn } from "./texts";

const w = wordsIn("nl");
const ANALYTICS = "**/api/analytics/client/";

interface MeasuredBatch {
  session_id: string;
  events: { name: string; page: string; data: Record<string, number> }[];
}

async function watch(page: Page): Promise<MeasuredBatch[]> {
  const sent: MeasuredBatch[] = [];
  await page.route(ANALYTICS, async (route) => {
    sent.push(route.request().postDataJSON() as MeasuredBatch);
    await route.continue();
  });
  return sent;
}

test("a page of who agreed says how it is used, and the desk sees all of them together", async ({ open }) => {
  const page = await open("nl");
  await page.clock.install();
  const sent = await watch(page);
  await page.goto("/helpers");
  await page.clock.fastForward("01:00");
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: w("shell")("consent.yes") }).click();
  await expect(page.getByText(w("shell")("consent.is.yes"))).toBeVisible();
  await page.waitForLoadState();
  await page.evaluate(
    () =>
      new Promise<void>((over) => {
        addEventListener("scrollend", () => over(), { once: true });
        scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  await page.clock.runFor("00:31");
  await expect.poll(() => sent.flatMap(({ events }) => events.map(({ name }) => name))).toContain("engagement");
  const events = sent.flatMap((one) => one.events);
  expect(events.filter(({ name }) => name === "scroll").map(({ data }) => data.percent)).toEqual([25, 50, 75, 90]);
  expect(new Set(events.map((event) => event.page))).toEqual(new Set(["/helpers"]));
  const score = events.findLast(({ name }) => name === "engagement")?.data.score ?? 0;
  expect(score).toBeGreaterThanOrEqual(39);

  // Another page is another session, so that users are not tracked.
  await page.goto("/helper/2");
  await page.clock.runFor("00:31");
  await expect.poll(() => new Set(sent.map(({ session_id }) => session_id)).size).toBe(2);
  expect(sent.at(-1)?.events.at(-1)?.page).toBe("/helper/:id");

  const adminPage = await open("nl", ADMIN);
  await adminPage.goto("/admin/engagement?days=7");
  await expect(adminPage.getByRole("row").filter({ hasText: "/helper/:id" })).toBeVisible();
});
