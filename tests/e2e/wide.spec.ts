import type { Locator } from "@playwright/test";
import { addressOf } from "./addresses";
import { expect, test } from "./fixtures";
import { PLACER } from "./people";
import { wordsIn } from "./texts";

const WIDE = { width: 1280, height: 720 };
const OWN_JOB = "Lekkende keukenkraan vervangen";

const boxOf = async (one: Locator) =>
  (await one.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };

test("each fact of a bid is below the head of its column", async ({ open }) => {
  const page = await open("nl", PLACER, WIDE);
  await page.goto(await addressOf(page, OWN_JOB));
  const heads = page.locator(".bids").first().locator(".bids-head > *");
  const facts = page.locator(".bids").first().locator(".bid-facts");
  expect(await facts.count()).toBeGreaterThan(1);
  for (const row of await facts.all()) {
    const cells = await row.locator(":scope > *").all();
    expect(cells).toHaveLength((await heads.count()) - 2);
    for (const [at, cell] of cells.entries()) {
      const [inside, head] = [await boxOf(cell), await boxOf(heads.nth(at + 2))];
      const overlap = Math.min(inside.x + inside.width, head.x + head.width) - Math.max(inside.x, head.x);
      expect.soft(overlap, await cell.innerText()).toBeGreaterThan(0);
    }
  }
});

test("the box to bid stays beside the job, and never covers the other jobs", async ({ open }) => {
  const page = await open("nl", null, WIDE);
  await page.goto(await addressOf(page, OWN_JOB));
  const others = page.getByRole("region", { name: wordsIn("nl")("jobs")("job.others") });
  await others.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const poster = await boxOf(page.locator(".job-page-side > * > :last-child"));
  expect(poster.y + poster.height).toBeLessThanOrEqual((await boxOf(others)).y);
});

test("a chat far down the list is in sight, and the page itself does not scroll", async ({ open }) => {
  const page = await open("nl", PLACER, { width: 1280, height: 480 });
  await page.goto("/messages");
  const last = page.locator(".inbox-list a[href^='/messages/']").last();
  await page.goto((await last.getAttribute("href")) ?? "");
  await expect(page.locator(".inbox-list [aria-current]")).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("banner")).toBeInViewport();
});
